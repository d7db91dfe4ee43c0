import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { openWorkerChannel } from './worker-channel.ts';

/** A process of which the test is the supervisor. */
class FakeProcess extends EventEmitter {
  readonly sent: unknown[] = [];
  readonly env: Record<string, string>;
  connected = true;

  constructor(env: Record<string, string> = {}) {
    super();
    this.env = { VITRINE_WORKER: '2', ...env };
  }

  send(message: unknown): void {
    this.sent.push(message);
  }
}

function open(fake: FakeProcess) {
  const channel = openWorkerChannel(fake);
  if (!channel) throw new Error('no channel');
  return channel;
}

test('a process that is the only one has no channel', () => {
  expect(openWorkerChannel(new FakeProcess({ VITRINE_WORKER: '' }))).toBeNull();
  const { env, connected, on } = new FakeProcess();
  expect(openWorkerChannel({ env, connected, on })).toBeNull();
});

test('a worker knows its number, and whether it opens the shop', () => {
  expect(open(new FakeProcess())).toMatchObject({ number: 2, opensShop: false });
  const first = new FakeProcess({ VITRINE_WORKER: '1', VITRINE_WORKER_START: 'first' });
  expect(open(first)).toMatchObject({ number: 1, opensShop: true });
});

test('a notification is over when the others have it, or the supervisor has gone', async () => {
  const fake = new FakeProcess();
  const channel = open(fake);
  let delivered = 0;
  const count = () => {
    delivered += 1;
  };
  const first = channel.notify('tags', 'a').then(count);
  const second = channel.notify('tags', 'b').then(count);
  expect(fake.sent).toEqual([
    { kind: 'notify', id: 1, channel: 'tags', payload: 'a' },
    { kind: 'notify', id: 2, channel: 'tags', payload: 'b' },
  ]);
  fake.emit('message', { kind: 'delivered', id: 2 });
  await second;
  expect(delivered).toBe(1);
  fake.connected = false;
  fake.emit('disconnect');
  await first;
  await channel.notify('tags', 'c');
  expect(fake.sent).toHaveLength(2);
});

test('what others notify is heard on its channel and confirmed; after a gap anything may be missing', async () => {
  const fake = new FakeProcess();
  const channel = open(fake);
  const heard: string[] = [];
  const listener = {
    onMessage: (text: string) => heard.push(text),
    onGap: () => heard.push('gap'),
  };
  const leave = await channel.listen('tags', listener);
  expect(fake.sent.splice(0)).toEqual([{ kind: 'listen' }]);
  fake.emit('message', { kind: 'notified', id: 5, channel: 'tags', payload: 'a' });
  fake.emit('message', { kind: 'notified', id: 6, channel: 'others', payload: 'b' });
  fake.emit('message', { kind: 'gap' });
  fake.emit('message', { ask: 'cpu' });
  expect(heard).toEqual(['a', 'gap']);
  expect(fake.sent).toEqual([
    { kind: 'received', id: 5 },
    { kind: 'received', id: 6 },
  ]);
  void channel.notify('tags', 'here');
  expect(heard.splice(2)).toEqual(['here']);
  await leave();
  fake.emit('message', { kind: 'gap' });
  expect(heard).toHaveLength(2);
});

test.each([
  [{ failure: null, isHeld: false }, null],
  [
    { failure: 'database is locked', isHeld: true },
    { message: 'database is locked', isHeld: true },
  ],
])('the supervisor locks the shop: %j', async (response, expected) => {
  const fake = new FakeProcess();
  const locking = open(fake).lock('shop.db');
  expect(fake.sent).toEqual([{ kind: 'lock', file: 'shop.db' }]);
  fake.emit('message', { kind: 'lock', ...response });
  expect(await locking).toEqual(expected);
});

test('a worker is chosen for the jobs once', async () => {
  const fake = new FakeProcess();
  const { chosenForJobs } = open(fake);
  fake.emit('message', { kind: 'run-jobs' });
  await chosenForJobs;
});
