// @ts-check
/** What each kind of thing may be reported for, as the server's `GROUNDS_OF` has it. */
export const GROUNDS = {
  line: ["insult", "hate", "threat", "private", "spam", "other"],
  seat: ["cheating", "stalling", "leaving", "name", "insult", "other"],
  watcher: ["spying", "name", "insult", "spam", "other"],
  profile: ["name", "pretend", "cheating", "other"],
  room: ["spam", "hate", "insult", "cheating", "other"],
  event: ["cheating", "stalling", "fault", "other"],
};
