import { beforeAll, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { giftBalancePage } from './balance-page.ts';

const database = await testDatabase();
const { db } = database;
const ctx = testContext(db, {
  settings: { 'giftCards.validDays': 30, 'coupons.wrongPerAddress': 3 },
});
const visitor = { ...testVisitor(ctx.now), address: '203.0.113.8' };

beforeAll(() => database.reset());

async function ask(code: string) {
  const form = new FormData();
  form.set('gift_code', code);
  const request = { path: '/gift-card', params: {}, query: new URLSearchParams(), visitor };
  const result = await giftBalancePage.post?.(ctx, request, form);
  if (result?.kind !== 'page') throw new Error('no page');
  return { status: result.status, ...result.data };
}

test('a code shows what is left and until when; wrong ones end like those of coupons', async () => {
  const requested = { amount: money(2550), currency: 'USD', recipient: '', orderId: null };
  const { code, last4 } = await issueCard(db, ctx, requested);
  expect(await ask(code.toLowerCase())).toEqual({
    status: 200,
    card: { last4, balance: '$25.50', until: 'July 1, 2026' },
    problem: '',
  });
  for (const wrong of ['GC-AAAA-AAAA-AAAA-AAAA', 'nonsense', '']) {
    const response = await ask(wrong);
    expect(response).toMatchObject({ status: 422, card: null });
    expect(response.problem).toContain('could not find a gift card');
  }
  const limited = await ask(code);
  expect(limited).toMatchObject({ status: 422, card: null });
  expect(limited.problem).toContain('Too many attempts');
});
