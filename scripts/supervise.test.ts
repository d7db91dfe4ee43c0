import { expect, test } from 'vitest';
import { afterRun, afterWorker, NO_HISTORY } from './supervise.mjs';

/** The pauses in seconds between these runs, null where it ends. */
function pauses(...runs: { code?: number; opened?: boolean; ranMs?: number }[]) {
  let history = NO_HISTORY;
  return runs.map(({ code = 1, opened = true, ranMs = 100 }) => {
    const next = afterRun(history, { code, opened, ranMs });
    history = next.history;
    return next.pauseMs === null ? null : next.pauseMs / 1000;
  });
}

const failed = {};
const refused = { opened: false };

test('the pause doubles up to a minute', () => {
  expect(pauses(...Array(8).fill(failed))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('after a minute of work it begins with the first pause again', () => {
  expect(pauses(failed, failed, { ranMs: 60_000 }, failed)).toEqual([1, 2, 1, 2]);
});

test('an end in order is the end', () => {
  expect(pauses({ code: 0 })).toEqual([null]);
  expect(pauses(failed, { code: 0 })).toEqual([1, null]);
});

test('a shop that never opened is not tried again', () => {
  expect(pauses(refused)).toEqual([null]);
});

test('one that was open is tried again, but not for ever', () => {
  expect(pauses(failed, ...Array(8).fill(refused))).toEqual([1, 2, 4, 8, 16, 32, 60, 60, null]);
  expect(pauses(failed, refused, failed, refused)).toEqual([1, 2, 4, 8]);
});

test('a worker that was open is replaced after a second, each time and however it ended', () => {
  const run = { code: 137, opened: true, ranMs: 100 };
  const once = afterWorker(NO_HISTORY, run);
  expect(once.pauseMs).toBe(1000);
  expect(afterWorker(once.history, run).pauseMs).toBe(1000);
  expect(afterWorker(once.history, { ...run, code: 0 }).pauseMs).toBe(1000);
});

test('a worker that does not open is tried less and less often, and given up', () => {
  const refused = { code: 1, opened: false, ranMs: 100 };
  expect(afterWorker(NO_HISTORY, refused).pauseMs).toBeNull();
  const { history } = afterWorker(NO_HISTORY, { ...refused, opened: true });
  const { pauseMs, history: next } = afterWorker(history, refused);
  expect(pauseMs).toBe(2000);
  expect(afterWorker(next, refused).pauseMs).toBe(4000);
  const tired = { ...history, failedStarts: 7 };
  expect(afterWorker(tired, refused).pauseMs).toBeNull();
});
