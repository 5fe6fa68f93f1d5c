// @ts-check
/**
 * Loads how a match is told at its end, once it is over.
 *
 * @import {Parts} from "./debrief.js"
 * @import {Shell} from "./shell.js"
 */

/** The parts of it; null until they are there, and the result stands without them. @param {Shell} shell @returns {Parts | null} */
export function debriefOf(shell) {
  const { ui, store } = shell;
  const code = store.room?.replay;
  if (!code) return null;
  if (ui.debrief?.code !== code) {
    ui.debrief = { code };
    ui.stage = undefined;
    load(shell, ui.debrief);
  }
  return ui.debrief.draw?.(shell) ?? null;
}

/** @param {Shell} shell @param {{code: string, draw?: (shell: Shell) => Parts}} debrief */
async function load(shell, debrief) {
  try {
    const { debriefed } = await import("./debrief.js");
    debrief.draw = await debriefed(debrief.code);
    shell.redraw();
  } catch {
    // Without a line just then the result is as bare as it was.
  }
}
