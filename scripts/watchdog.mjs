// @ts-check
// When a server is ended that answers no more. Time is counted in seconds of the supervisor's own timer:
// a machine that was suspended for an hour has lost one of them.
// Example: with 30 seconds for a stall, a server that was open and has said nothing for 30 is ended; one
// that was asked to stop, for 5.

/** The longest wait for a server that does not even say that it is stopping. */
const SILENT_STOP_SECONDS = 5;
/** Beyond `DRAIN_SECONDS` and `STOP_TIMEOUT_MS`, for what is closed after the last request. */
const CLOSING_SECONDS = 20;

const MILLISECONDS = /^\d{1,7}$/;
const DRAIN = /^\d{1,3}$/;
/** What a shop drains for at most where the variable is not set. */
const DEFAULT_DRAIN_SECONDS = 5;

/**
 * `silent`: seconds since it was heard; null before it has opened, as a start may take its time.
 * `stopping`: seconds since it was asked to stop; null before.
 * @typedef {{ silent: number | null, stopping: number | null }} Watch
 * @typedef {{ stallSeconds: number, stopSeconds: number }} WatchLimits
 */

/** @type {Watch} */
export const NOT_OPEN = { silent: null, stopping: null };

/**
 * By the variables that the server reads too, and refuses where they are wrong. 0 watches for no stall.
 * @param {NodeJS.ProcessEnv} env
 * @returns {WatchLimits}
 */
export function watchLimits(env) {
  return {
    stallSeconds: seconds(env.STALL_TIMEOUT_MS, 30_000),
    stopSeconds:
      drainSeconds(env.DRAIN_SECONDS) + seconds(env.STOP_TIMEOUT_MS, 10_000) + CLOSING_SECONDS,
  };
}

/** @param {string | undefined} input */
function drainSeconds(input) {
  const text = input?.trim() ?? '';
  return DRAIN.test(text) ? Number(text) : DEFAULT_DRAIN_SECONDS;
}

/**
 * @param {string | undefined} input
 * @param {number} usual
 */
function seconds(input, usual) {
  const text = input?.trim() ?? '';
  return Math.ceil((MILLISECONDS.test(text) ? Number(text) : usual) / 1000);
}

/**
 * @param {Watch} watch
 * @returns {Watch}
 */
export function heard(watch) {
  return { ...watch, silent: 0 };
}

/**
 * From now on silence counts anew.
 * @param {Watch} watch
 * @returns {Watch}
 */
export function shouldStop({ silent, stopping }) {
  return stopping === null
    ? { silent: silent === null ? null : 0, stopping: 0 }
    : { silent, stopping };
}

/**
 * A second later: the watch, and why the server has to be ended, if it has.
 * @param {Watch} watch
 * @param {WatchLimits} limits
 * @returns {{ watch: Watch, end: 'stalled' | 'does not stop' | null }}
 */
export function secondLater({ silent, stopping }, { stallSeconds, stopSeconds }) {
  const watch = {
    silent: silent === null ? null : silent + 1,
    stopping: stopping === null ? null : stopping + 1,
  };
  const quiet = watch.silent ?? 0;
  if (watch.stopping !== null) {
    const over = quiet >= SILENT_STOP_SECONDS || watch.stopping >= stopSeconds;
    return { watch, end: over ? 'does not stop' : null };
  }
  return { watch, end: stallSeconds > 0 && quiet >= stallSeconds ? 'stalled' : null };
}
