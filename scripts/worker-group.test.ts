import { expect, test } from 'vitest';
import { createWorkerGroup } from './worker-group.mjs';

function member() {
  const received: object[] = [];
  return { received, connected: true, send: (message: object) => received.push(message) };
}

const free = async () => ({ failure: null, isHeld: false });

/** A group of workers that are open and listen. */
function openGroup(workers: readonly ReturnType<typeof member>[], patienceMs?: number) {
  const group = createWorkerGroup(free, patienceMs);
  for (const worker of workers) {
    group.received(worker, { kind: 'listen' });
    group.opened(worker);
  }
  const clear = () => {
    for (const { received } of workers) received.length = 0;
  };
  return { group, clear };
}

const note = { kind: 'notify', id: 7, channel: 'tags', payload: 'product:12' };
const noted = (id: number) => ({ kind: 'notified', id, channel: 'tags', payload: 'product:12' });
const DELIVERED = { kind: 'delivered', id: 7 };

test('a notification reaches the others and not its sender, which goes on when all have processed it', () => {
  const [first, second, third] = [member(), member(), member()];
  const workers = [first, second, third];
  const { group, clear } = openGroup(workers);
  clear();
  group.received(first, note);
  expect(workers.map(({ received }) => received)).toEqual([[], [noted(1)], [noted(1)]]);
  group.received(second, { kind: 'received', id: 1 });
  expect(first.received).toEqual([]);
  group.received(third, { kind: 'received', id: 1 });
  expect(first.received).toEqual([DELIVERED]);
});

test('a worker that does not respond, or ends, holds nobody up', async () => {
  const [first, second] = [member(), member()];
  const { group, clear } = openGroup([first, second], 10);
  clear();
  group.received(first, note);
  await expect.poll(() => first.received).toEqual([DELIVERED]);
  clear();
  group.received(first, note);
  group.ended(second);
  expect(first.received).toEqual([DELIVERED, { kind: 'gap' }]);
  clear();
  group.received(first, note);
  expect(first.received).toEqual([DELIVERED]);
});

test('one that has cached nothing yet is not asked', () => {
  const group = createWorkerGroup(free);
  const [first, starting] = [member(), member()];
  group.received(first, { kind: 'listen' });
  group.received(first, note);
  expect(first.received).toEqual([DELIVERED]);
  expect(starting.received).toEqual([]);
});

test('the first that opens runs the jobs; when it ends, the next does, and all others purge', () => {
  const [first, second, third] = [member(), member(), member()];
  const workers = [first, second, third];
  const { group, clear } = openGroup(workers);
  const jobs = { kind: 'run-jobs' };
  expect(workers.map(({ received }) => received)).toEqual([[jobs], [], []]);
  clear();
  group.ended(first);
  expect(workers.map(({ received }) => received)).toEqual([
    [],
    [jobs, { kind: 'gap' }],
    [{ kind: 'gap' }],
  ]);
  clear();
  group.ended(third);
  expect(second.received).toEqual([{ kind: 'gap' }]);
  group.ended(second);
  const later = member();
  group.opened(later);
  expect(later.received).toEqual([jobs]);
});

test('when all stop, no other worker begins with the jobs', () => {
  const [first, second] = [member(), member()];
  const { group, clear } = openGroup([first, second]);
  clear();
  group.stop();
  group.ended(first);
  expect(second.received).toEqual([{ kind: 'gap' }]);
});

test('a file is locked once, and every worker hears how that went', async () => {
  let attempts = 0;
  const group = createWorkerGroup(async () => {
    attempts += 1;
    return { failure: 'database is locked', isHeld: true };
  });
  const workers = [member(), member()];
  for (const worker of workers) group.received(worker, { kind: 'lock', file: 'shop.db' });
  const refused = { kind: 'lock', failure: 'database is locked', isHeld: true };
  await expect.poll(() => workers.map(({ received }) => received)).toEqual([[refused], [refused]]);
  expect(attempts).toBe(1);
});

test('what is no message of a worker is ignored', () => {
  const only = member();
  const { group, clear } = openGroup([only]);
  clear();
  for (const message of ['turns', null, 3, { kind: 'unknown' }]) group.received(only, message);
  expect(only.received).toEqual([]);
});
