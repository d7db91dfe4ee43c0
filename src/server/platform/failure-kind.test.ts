import { expect, test } from 'vitest';
import { asDatabaseAway } from './database/database-away.ts';
import { failedReply, failureKind } from './failure-kind.ts';
import { TooBusy } from './queue/limited-queue.ts';
import { StorageAway } from './storage/storage-away.ts';

const failed = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const away = (error: unknown) => failureKind(asDatabaseAway(error));

test.each([
  ['a full disk', failed('write', { code: 'ENOSPC' }), 'disk-full', 507],
  ['a quota', failed('write', { code: 'EDQUOT' }), 'disk-full', 507],
  [
    'SQLite without room',
    failed('full', { errcode: 13, code: 'ERR_SQLITE_ERROR' }),
    'disk-full',
    507,
  ],
  ['PostgreSQL without room', failed('full', { code: '53100' }), 'disk-full', 507],
  [
    'a full disk behind another error',
    new Error('not stored', { cause: failed('write', { code: 'ENOSPC' }) }),
    'disk-full',
    507,
  ],
  ['a body that ends early', failed('aborted', { code: 'ECONNRESET' }), 'request-aborted', 400],
  ['a provider that closes the connection', failed('read', { code: 'ECONNRESET' }), 'bug', 500],
  ['a mail server that is off', failed('connect', { code: 'ECONNREFUSED' }), 'bug', 500],
  [
    'a statement over its time limit',
    failed('canceling', { code: '57014' }),
    'statement-timeout',
    503,
  ],
  [
    'a row that others write at every try',
    failed('could not serialize access', { code: '40001' }),
    'database-conflict',
    503,
  ],
  [
    'a deadlock at every try',
    failed('deadlock detected', { code: '40P01' }),
    'database-conflict',
    503,
  ],
  [
    'a SQLite file that another process writes for too long',
    failed('database is locked', { errcode: 5, code: 'ERR_SQLITE_ERROR' }),
    'database-conflict',
    503,
  ],
  ['a bucket that does not respond', new StorageAway('gone'), 'storage-unavailable', 503],
  [
    'a bucket behind another error',
    new Error('no image', { cause: new StorageAway('gone') }),
    'storage-unavailable',
    503,
  ],
  ['a queue that is full', new TooBusy('passwords to hash'), 'too-busy', 503],
  ['a mistake', new TypeError('x is not a function'), 'bug', 500],
  ['no error at all', 'text', 'bug', 500],
] as const)('%s', (_, error, kind, status) => {
  expect(failureKind(error)).toBe(kind);
  expect(failedReply(error).status).toBe(status);
});

test('an error that is its own cause is a bug', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(failureKind(error)).toBe('bug');
});

test.each([
  ['refused', failed('connect', { code: 'ECONNREFUSED' })],
  [
    'refused at both addresses of a name',
    new AggregateError([
      failed('v4', { code: 'ECONNREFUSED' }),
      failed('v6', { code: 'ECONNREFUSED' }),
    ]),
  ],
  ['shutting down', failed('terminating connection', { code: '57P01' })],
  ['starting', failed('starting up', { code: '57P03' })],
  ['too many connections', failed('sorry', { code: '53300' })],
  ['cut', failed('Connection terminated unexpectedly')],
  ['slow', failed('timeout exceeded when trying to connect')],
])('a database whose connection is %s is away, and said so for a while', (_, error) => {
  expect(away(error)).toBe('database-unavailable');
  expect(failedReply(asDatabaseAway(error))).toEqual({
    status: 503,
    headers: { 'retry-after': '5' },
  });
});

test.each([
  ['a unique key', failed('duplicate', { code: '23505' })],
  ['a query that must be repeated', failed('serialize', { code: '40001' })],
  ['a value that does not fit', new RangeError('9007199254740993 does not fit')],
])('%s is left as it is', (_, error) => {
  expect(asDatabaseAway(error)).toBe(error);
});
