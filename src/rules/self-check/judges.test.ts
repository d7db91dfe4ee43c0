import { expect, test } from 'vitest';
import { worstVerdict } from './finding.ts';
import {
  bytesText,
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeFolder,
  judgeJobs,
  judgeKeys,
  judgeRestore,
} from './judge-machine.ts';
import {
  judgePage,
  judgePaymentEvents,
  judgePaymentKeys,
  judgePurchase,
  judgeRace,
  judgeRepeat,
  judgeRights,
  judgeWebhooks,
} from './judge-shop.ts';

const HEADERS = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'strict-transport-security': 'max-age=1',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
};
const page = (changes: Record<string, string> = {}, https = true, status = 200) =>
  judgePage({ status, https, headers: new Map(Object.entries({ ...HEADERS, ...changes })) });

const won = { status: 200, order: 7 };
const lost = { status: 400, order: null };
const count = { table: 'orders', before: 5, after: 6, restored: 5 };
const stripe = { name: 'Card', verdict: 'works', isLive: true, hearsEvents: true } as const;
const DAY = 24 * 60 * 60_000;
const backup = { ageMs: 5 * 60 * 60_000, isOverdue: false, problem: '', hasSchedule: true };

test.each([
  ['much space', judgeDisk(12_400_000_000), 'good', '12.4 GB are free'],
  ['little space', judgeDisk(1_900_000_000), 'attention', '1.9 GB are free'],
  ['a full disk', judgeDisk(200_000_000), 'failed', 'almost full: 200.0 MB'],
  ['clocks that agree', judgeClock({ databaseMs: 900, serverMs: -4000 }), 'good', 'agree'],
  ['no other clock', judgeClock({ databaseMs: null, serverMs: null }), 'good', 'agree'],
  [
    'a clock that is behind',
    judgeClock({ databaseMs: null, serverMs: -30_000 }),
    'attention',
    'that of the server that visitors reach by 30 seconds',
  ],
  [
    'a clock an hour off',
    judgeClock({ databaseMs: 3_600_000, serverMs: 0 }),
    'failed',
    'that of the database by 60 minutes',
  ],
  ['a closed folder', judgeFolder([]), 'good', 'Only the user of the shop'],
  ['an open folder', judgeFolder(['shop.db']), 'failed', 'can read shop.db'],
  ['the right key', judgeKeys([]), 'good', 'opens every secret'],
  ['a wrong key', judgeKeys(['the secret of API key 3']), 'failed', 'API key 3'],
  ['no late jobs', judgeJobs({ dead: 0, late: 0 }), 'good', 'Nothing is late'],
  ['a dead job', judgeJobs({ dead: 1, late: 0 }), 'attention', 'One job has failed'],
  ['late jobs', judgeJobs({ dead: 1, late: 3 }), 'failed', '3 jobs are more than ten minutes'],
  ['a backup', judgeBackup(backup), 'good', '5 hours old'],
  ['an old backup', judgeBackup({ ...backup, isOverdue: true }), 'failed', 'overdue'],
  ['no backup', judgeBackup({ ...backup, ageMs: null }), 'failed', 'no backup yet'],
  ['a failed one', judgeBackup({ ...backup, problem: 'full' }), 'failed', 'failed: full'],
  ['no schedule', judgeBackup({ ...backup, hasSchedule: false }), 'attention', 'does not back'],
  ['a restored copy', judgeRestore([count]), 'good', '1 tables with 5 rows'],
  ['a copy that lost rows', judgeRestore([{ ...count, restored: 4 }]), 'failed', 'orders (4 of 5)'],
  ['a whole page', page(), 'good', 'with all its headers'],
  ['a page that is away', page({}, true, 502), 'failed', 'status 502'],
  [
    'a page without a header',
    page({ 'x-frame-options': '', 'strict-transport-security': '' }),
    'failed',
    'no header x-frame-options, strict-transport-security',
  ],
  ['a page in full length', page({ 'content-encoding': '' }), 'attention', 'not compressed'],
  ['a page for no cache', page({ 'cache-control': '' }), 'attention', 'how long'],
  ['a page over http', page({ 'strict-transport-security': '' }, false), 'attention', 'encrypted'],
  [
    'refused where it must be',
    judgeRights([
      { what: 'a visitor reads orders', status: 401, allowed: false },
      { what: 'the key reads', status: 200, allowed: true },
    ]),
    'good',
    'was refused',
  ],
  [
    'open to visitors',
    judgeRights([{ what: 'a visitor reads orders', status: 200, allowed: false }]),
    'failed',
    'a visitor reads orders (status 200)',
  ],
  [
    'a key that does not arrive',
    judgeRights([{ what: 'the key reads', status: 401, allowed: true }]),
    'attention',
    'the key reads (status 401)',
  ],
  ['a purchase', judgePurchase({ added: [201, 201], raced: [lost, won] }), 'good', 'accepted'],
  [
    'no purchase',
    judgePurchase({ added: [201, 201], raced: [lost, lost] }),
    'failed',
    'status 400 and 400',
  ],
  [
    'another copy of the shop',
    judgePurchase({ added: [404, 404], raced: [] }),
    'failed',
    'could not be put in the cart (status 404)',
  ],
  ['one piece, one winner', judgeRace({ raced: [won, lost], left: 0 }), 'good', 'One of them'],
  [
    'one piece, two winners',
    judgeRace({ raced: [won, { status: 200, order: 8 }], left: -1 }),
    'failed',
    'sold twice',
  ],
  [
    'a loser who sees an error',
    judgeRace({ raced: [won, { status: 502, order: null }], left: 0 }),
    'failed',
    'status 502',
  ],
  [
    'one order, named each time',
    judgeRepeat({ raced: [won, lost], repeated: [won, won], orders: 1 }),
    'good',
    'stayed one order',
  ],
  [
    'an order that became two',
    judgeRepeat({ raced: [won, lost], repeated: [won, won], orders: 2 }),
    'failed',
    'became 2 orders',
  ],
  [
    'an answer without the order',
    judgeRepeat({ raced: [won, lost], repeated: [won, lost], orders: 1 }),
    'failed',
    '1 of 2 answers',
  ],
  ['deliveries that arrive', judgeWebhooks({ failures: 0, disabled: 0 }), 'good', 'No delivery'],
  ['a failed delivery', judgeWebhooks({ failures: 1, disabled: 0 }), 'attention', 'One delivery'],
  ['a disabled webhook', judgeWebhooks({ failures: 3, disabled: 2 }), 'attention', '2 webhooks'],
  ['no provider', judgePaymentKeys([]), 'good', 'No payment provider'],
  ['live keys', judgePaymentKeys([stripe]), 'good', 'accepted: Card.'],
  ['test keys', judgePaymentKeys([{ ...stripe, isLive: false }]), 'good', 'Card (test mode)'],
  [
    'wrong keys',
    judgePaymentKeys([{ ...stripe, verdict: 'refused' }]),
    'failed',
    'does not accept',
  ],
  [
    'a silent provider',
    judgePaymentKeys([{ ...stripe, verdict: 'no-answer' }]),
    'attention',
    'did not answer',
  ],
  [
    'keys without messages',
    judgePaymentKeys([{ ...stripe, hearsEvents: false }]),
    'attention',
    'cannot be read',
  ],
  [
    'messages that arrive',
    judgePaymentEvents([{ name: 'Card', lastAgeMs: 2 * DAY, payments: 4 }]),
    'good',
    'Card: 2 days ago',
  ],
  [
    'messages that stay away',
    judgePaymentEvents([{ name: 'Card', lastAgeMs: 9 * DAY, payments: 4 }]),
    'attention',
    'Card took payments',
  ],
  [
    'no payments and no messages',
    judgePaymentEvents([{ name: 'Card', lastAgeMs: null, payments: 0 }]),
    'good',
    'none yet',
  ],
])('%s', (_, finding, verdict, words) => {
  expect(finding.verdict).toBe(verdict);
  expect(finding.message).toContain(words);
  expect(finding.advice === '').toBe(verdict === 'good');
});

test('the worst of all findings decides', () => {
  const [good, attention, failed] = [
    { verdict: 'good' },
    { verdict: 'attention' },
    { verdict: 'failed' },
  ] as const;
  expect(worstVerdict([good])).toBe('good');
  expect(worstVerdict([good, attention])).toBe('attention');
  expect(worstVerdict([failed, good, attention])).toBe('failed');
});

test.each([
  [12_400_000_000, '12.4 GB'],
  [999_940_000, '999.9 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
