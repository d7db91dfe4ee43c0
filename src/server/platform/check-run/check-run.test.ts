import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { NO_SERVICES } from '../services.ts';
import { checkRun, makeCheckToken, mayBuy, readCheckToken } from './check-run.ts';

const signBy = (secret: string) => (words: string) =>
  createHmac('sha256', secret).update(words).digest('hex');
const sign = signBy('one shop');
const run = { id: 7, productId: 120 };
const token = makeCheckToken(sign, run, 1000);

test.each<[string, string, number, typeof run | null]>([
  ['its own token', token, 999, run],
  ['one that has ended', token, 1000, null],
  ['of another shop', makeCheckToken(signBy('another shop'), run, 1000), 999, null],
  ['for another product', token.replace('.120.', '.121.'), 999, null],
  ['with a later end', token.replace('.1000.', '.9000.'), 999, null],
  ['nothing', '', 999, null],
  ['something else', 'abc', 999, null],
])('%s', (_, sent, now, expected) => {
  expect(readCheckToken(sign, sent, now)).toEqual(expected);
});

test('a product of a run is bought by that run, alone', () => {
  const checked = { id: 120, slug: `self-check-${'0a'.repeat(16)}` };
  const other = { id: 5, slug: 'oak-tray' };
  const visitor = { services: NO_SERVICES };
  const inRun = { services: checkRun.add(NO_SERVICES, { run }) };
  expect([mayBuy(visitor, checked), mayBuy(visitor, other)]).toEqual([false, true]);
  expect([mayBuy(inRun, checked), mayBuy(inRun, other)]).toEqual([true, false]);
});
