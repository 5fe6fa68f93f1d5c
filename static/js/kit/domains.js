// @ts-check
/**
 * Domains of an offer's fields: its single actions, whether an action fits it, its first one.
 *
 * @import {Action, Domain, Offer} from "contract"
 */

/** More single actions than this become a small form. */
const MANY = 24;

/**
 * The values of a domain, or null where they are better asked for in a form.
 * @param {Domain} domain
 * @returns {any[] | null}
 */
export function values(domain) {
  if (domain.is === "one") return domain.of;
  if (domain.is === "number" && domain.most - domain.least < MANY)
    return Array.from({ length: domain.most - domain.least + 1 }, (_, i) => domain.least + i);
  return null;
}

/** Whether anything is left to choose. @param {Domain} domain */
export const isChoice = (domain) => values(domain)?.length !== 1;

/**
 * Every action of an offer, or null if they are too many or cannot be listed.
 * @param {Offer} offer
 * @returns {Action[] | null}
 */
export function actions(offer) {
  /** @type {Action[]} */
  let list = [{ do: offer.do }];
  for (const [field, domain] of Object.entries(offer.take ?? {})) {
    const own = values(domain);
    if (own === null || list.length * own.length > MANY) return null;
    list = list.flatMap((action) => own.map((value) => ({ ...action, [field]: value })));
  }
  return list;
}

/**
 * @param {Domain} domain
 * @param {any} value
 * @returns {boolean}
 */
export function holds(domain, value) {
  const whole = (/** @type {any} */ v, /** @type {number} */ least, /** @type {number} */ most) =>
    Number.isInteger(v) && least <= v && v <= most;
  switch (domain.is) {
    case "one":
      return domain.of.includes(value);
    case "number":
      return whole(value, domain.least, domain.most);
    case "some":
      return (
        Array.isArray(value) &&
        whole(value.length, domain.least, domain.most) &&
        new Set(value).size === value.length &&
        value.every((item) => domain.of.includes(item))
      );
    case "each":
      return (
        value !== null &&
        typeof value === "object" &&
        sameKeys(Object.keys(value), domain.keys) &&
        Object.values(value).every((item) => holds(domain.of, item))
      );
    case "spot":
      return (
        Array.isArray(value) &&
        value.length === domain.bounds.length &&
        domain.bounds.every(([least, most], i) => whole(value[i], least, most))
      );
  }
}

/** @param {string[]} some @param {string[]} others */
const sameKeys = (some, others) =>
  some.length === others.length && some.every((key) => others.includes(key));

/**
 * Whether an action is still offered: what may be sent again after a reconnect.
 * @param {Offer} offer
 * @param {Action} action
 */
export function fits(offer, action) {
  const take = offer.take ?? {};
  const fields = Object.keys(action).filter((field) => field !== "do");
  return (
    offer.do === action.do &&
    sameKeys(fields, Object.keys(take)) &&
    fields.every((field) => holds(take[field], action[field]))
  );
}

/** @param {Record<string, Offer[]>} groups */
export const flat = (groups) => Object.values(groups).flat();

/** Whether the table waits for this seat. @param {Offer[]} offers */
export const awaited = (offers) => offers.some((offer) => !offer.standing);

/**
 * What a form starts with: the first legal choice.
 * @param {Offer} offer
 * @returns {Action}
 */
export function first(offer) {
  const take = Object.entries(offer.take ?? {});
  const own = offer.example ?? Object.fromEntries(take.map(([field, d]) => [field, firstOf(d)]));
  return { ...own, do: offer.do };
}

/** @param {Domain} domain @returns {any} */
function firstOf(domain) {
  switch (domain.is) {
    case "one":
      return domain.of[0];
    case "number":
      return domain.least;
    case "some":
      return domain.of.slice(0, domain.least);
    case "each":
      return Object.fromEntries(domain.keys.map((key) => [key, firstOf(domain.of)]));
    case "spot":
      return domain.bounds.map(([least]) => least);
  }
}
