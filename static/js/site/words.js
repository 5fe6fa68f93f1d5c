// @ts-check
/**
 * Words of the interface (Fluent), in the reader's language: the game's messages before the site's.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** As in the reader's own country, where it speaks the page's language. @param {string} language */
export const regional = (language) =>
  navigator.languages.find((own) => own.startsWith(language)) ?? language;

export class Words {
  /**
   * @param {string} language
   * @param {string[]} texts  Fluent sources, the shell's first
   * @param {string[]} [seats]  fields whose numbers are seats, as the game declares them
   */
  constructor(language, texts, seats = ["seat", "seats"]) {
    this.seats = seats;
    this.language = language;
    /** @type {FluentBundle[]} */
    this.bundles = [];
    this.read(texts);
    /** @type {Intl.ListFormat | undefined} */
    this.listFormat = undefined;
    /** @type {(seat: number) => string} */
    this.nameOf = (seat) => this.t("seat-number", { number: seat + 1 });
    /** @type {(field: string, value: any) => string | undefined} as a board calls it; no message does */
    this.called = () => undefined;
    /** Sentences said since the last `forget`, by what was asked; null where none are kept. @type {Map<string, string> | null} */
    this.kept = null;
  }

  /**
   * Made when a list is first said, or by whoever has a moment before: with its first such thing a
   * browser reads all it knows of languages, for as long as a frame.
   */
  get list() {
    this.listFormat ??= new Intl.ListFormat(this.language, { type: "conjunction" });
    return this.listFormat;
  }

  /** From now on a sentence is made once, until names or what a board calls things may have changed. */
  forget() {
    this.kept = new Map();
  }

  /** @param {string[]} texts */
  read(texts) {
    this.bundles = texts.map((text) => bundle(this.language, text)).reverse();
    this.kept?.clear();
  }

  /** @param {string} key */
  has(key) {
    return this.bundles.some((own) => own.hasMessage(key));
  }

  /** @param {string} key @param {Record<string, any>} [params] @returns {string} */
  t(key, params) {
    if (!this.kept) return this.#sentence(key, params ?? {});
    const asked = params ? JSON.stringify([key, params]) : key;
    const known = this.kept.get(asked) ?? this.#sentence(key, params ?? {});
    this.kept.set(asked, known);
    return known;
  }

  /** @param {string} key @param {Record<string, any>} params */
  #sentence(key, params) {
    const own = this.bundles.find((own) => own.hasMessage(key));
    const pattern = own?.getMessage(key)?.value;
    if (!own || !pattern) return key;
    const absent = Object.fromEntries(chosenBy(pattern).map((name) => [name, "null"]));
    return own.formatPattern(pattern, { ...absent, ...this.#named(own, params) }, []);
  }

  /** A value of a field as people say it. @param {string} field @param {any} value @returns {any} */
  value(field, value) {
    const own = this.bundles.find((own) => own.hasMessage(`${field}-${value}`));
    return this.#said(own ?? this.bundles[0], field, value);
  }

  /** @param {FluentBundle} own @param {Record<string, any>} params */
  #named(own, params) {
    const entries = Object.entries(params).filter(([, value]) => value !== null);
    return Object.fromEntries(entries.map(([field, v]) => [field, this.#said(own, field, v)]));
  }

  /** @param {FluentBundle} own @param {string} field @param {any} value @returns {string | number} */
  #said(own, field, value) {
    if (Array.isArray(value))
      return this.list.format(value.map((item) => String(this.#said(own, field, item))));
    const pattern = own.getMessage(`${field}-${value}`)?.value;
    if (pattern) return own.formatPattern(pattern, {}, []);
    const called = this.called(field, value);
    if (called) return called;
    if (typeof value === "number") return this.seats.includes(field) ? this.nameOf(value) : value;
    return String(value);
  }
}

/** By what a message chooses; a fact that is not there chooses its `[null]`. @param {any} pattern @returns {string[]} */
function chosenBy(pattern) {
  if (typeof pattern === "string") return [];
  const choices = pattern.filter((/** @type {any} */ part) => part.type === "select");
  return choices.flatMap((/** @type {any} */ { selector, variants }) => [
    ...(selector.type === "var" ? [selector.name] : []),
    ...variants.flatMap((/** @type {any} */ { value }) => chosenBy(value)),
  ]);
}

/** @param {string} language @param {string} text */
function bundle(language, text) {
  const own = new FluentBundle(language, { useIsolating: false });
  own.addResource(new FluentResource(text));
  return own;
}

/** @param {string[]} addresses @returns {Promise<string[]>} */
export const fetched = (addresses) => Promise.all(addresses.map(text));

/** What is no answer is no words either. @param {string} address */
async function text(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return answer.text();
}
