import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { requestIdFrom, withRequestId } from '../request-id.ts';
import { createLineWriter } from './line-writer.ts';
import { createLog } from './log.ts';

function recorded(choices: { level?: 'debug' | 'info' | 'warn'; pretty?: boolean } = {}) {
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    now: () => 0,
    write: (line) => lines.push(line),
    ...choices,
  });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as unknown) };
}

test('an event is one line of JSON', () => {
  const { log, lines, entries } = recorded();
  log.info('started', { text: 'two\nlines', port: 3000 });
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
  expect(entries()).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      event: 'started',
      text: 'two\nlines',
      port: 3000,
    },
  ]);
});

test('events below the level are left out', () => {
  const { log, lines } = recorded({ level: 'warn' });
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(lines).toHaveLength(2);
});

test('lines written while answering a request carry its id', async () => {
  const { log, entries } = recorded();
  await withRequestId('request-1', async () => {
    await turn();
    log.info('inside');
  });
  log.info('outside');
  expect(entries()).toMatchObject([
    { event: 'inside', requestId: 'request-1' },
    { event: 'outside' },
  ]);
  expect(entries()[1]).not.toHaveProperty('requestId');
});

test('a bug is written once, with its causes, however many layers report it', () => {
  const { log, entries } = recorded();
  const bug = new Error('no such line', { cause: new Error('disk', { cause: 'plain' }) });
  log.bug(bug, { call: 'add_to_cart' });
  log.bug(bug);
  log.bug(new Error('no such line'));
  expect(entries()).toHaveLength(2);
  expect(entries()[0]).toMatchObject({
    level: 'error',
    call: 'add_to_cart',
    error: {
      message: 'no such line',
      stack: expect.stringContaining('log.test'),
      cause: { message: 'disk', cause: { name: 'string', message: 'plain' } },
    },
  });
});

test('an error that causes itself does not hang the log', () => {
  const { log, lines } = recorded();
  const loop = new Error('loop');
  loop.cause = loop;
  log.bug(loop);
  expect(lines).toHaveLength(1);
});

test('on a terminal the line is for people', () => {
  const { log, lines } = recorded({ pretty: true });
  log.warn('slow', { ms: 830, path: '/shop' });
  expect(lines).toEqual(['00:00:00 ! slow ms=830 path=/shop\n']);
});

test('a sane request id is passed on, anything else is replaced', () => {
  expect(requestIdFrom('7f3a-22.b')).toBe('7f3a-22.b');
  for (const header of [
    undefined,
    '',
    'short',
    '<script>alert(1)</script>',
    'a b c d e f',
    'x'.repeat(65),
    ['a', 'b'],
  ]) {
    expect(requestIdFrom(header)).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  }
  expect(requestIdFrom(undefined)).not.toBe(requestIdFrom(undefined));
});

test('lines are written together a moment later, in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'));
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'w');
  const writer = createLineWriter(descriptor);
  writer.write('one\n');
  writer.write('two\n');
  expect(readFileSync(file, 'utf8')).toBe('');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  writer.write('three\n');
  writer.flush();
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\n');
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
});
