import type { CardReaction } from '#rules/payments/test-pay/test-cards.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { TEST_RESULTS, type TestResult, testResult } from '#wire/forms/payment-data.ts';
import type { Charging, PaymentData, PaymentProvider, Saving } from '../payment-provider.ts';
import { findCard, openCard, type TestCardRow, takeCard, toMethod } from './test-cards.ts';
import {
  createPayment,
  decidePayment,
  type FirstState,
  readPayment,
  refundPayment,
  seenPayment,
  type TestDetails,
  type TestRow,
} from './test-payments.ts';

// A provider without money, by which the demo shop is paid as a real one is: cards in fields of its own,
// saved cards, a wallet. A program, and a form without script, say by `test_outcome` what is to happen.
// Example: `test_outcome=authenticate` leads the shopper to a page that plays the bank.

const STATES = {
  accept: 'paid',
  decline: 'failed',
  authenticate: 'open',
  slow: 'working',
} as const satisfies Record<TestResult, TestRow['state']>;

const REACTIONS = {
  accept: { state: 'paid' },
  decline: { state: 'failed', failure: 'declined' },
  funds: { state: 'failed', failure: 'insufficient_funds' },
  expired: { state: 'failed', failure: 'expired_card' },
  authenticate: { state: 'open' },
} as const satisfies Record<CardReaction, { state: TestRow['state']; failure?: string }>;

/** Played on the page of the order. */
const BANK = { kind: 'confirm', data: { bank: 'test' } } as const;

const charging: Charging = {
  async create(ctx, { order, key, data }) {
    const row = await createPayment(ctx, { order, key }, async (trx) => {
      const paid = await payByCard(trx, data);
      return paid ?? { state: STATES[testResult.parse(data.test_outcome) ?? 'accept'] };
    });
    return seenPayment(row, BANK);
  },

  async read(ctx, reference) {
    return seenPayment(await readPayment(ctx, reference), BANK);
  },

  async chargeSaved(ctx, { reference, data }) {
    const paid = await payByCard(ctx.db, data);
    if (paid) await decidePayment(ctx.db, reference, paid);
    return charging.read(ctx, reference);
  },

  async decide(ctx, reference, decision) {
    await decidePayment(ctx.db, reference, {
      state: decision === 'confirm' ? 'paid' : 'failed',
      ...(decision === 'refuse' && { details: { failure: 'declined' } }),
    });
  },

  refund: refundPayment,
};

/** What becomes of a payment by a saved card or a typed one; null where the sender names neither. */
async function payByCard(
  db: Db,
  { payment_method, card_token, customer, save }: PaymentData,
): Promise<FirstState | null> {
  if (payment_method !== undefined) {
    const card = await findCard(db, payment_method, customer ?? '');
    return paidWith(card, false);
  }
  if (card_token === undefined) return null;
  const saves = save !== undefined && customer !== undefined;
  return paidWith(await takeCard(db, card_token, saves ? customer : null), saves);
}

function paidWith(card: TestCardRow | null, saves: boolean): FirstState {
  if (!card) return { state: 'failed', details: { failure: 'card_used' } };
  const { state, ...reaction } = REACTIONS[card.reaction];
  const details: TestDetails = {
    ...reaction,
    fingerprint: card.fingerprint,
    ...(saves && { saved: toMethod(card) }),
  };
  return { state, details };
}

const saving: Saving = {
  createCustomer: async (_, { key }) => `customer_${key}`,
  async begin(ctx, customer) {
    return { client_secret: await openCard(ctx, customer), publishable_key: 'test' };
  },
  async finish(ctx, customer, reference) {
    const card = await findCard(ctx.db, reference, customer);
    return card && toMethod(card);
  },
  async read(ctx, method) {
    const card = await findCard(ctx.db, method);
    return card && toMethod(card);
  },
  async remove({ db }, method) {
    await db.deleteFrom('test_cards').where('reference', '=', method).execute();
  },
  async deleteCustomer({ db }, customer) {
    await db.deleteFrom('test_cards').where('customer', '=', customer).execute();
  },
};

const FIELDS = { publishableKey: 'test', capture: 'automatic' } as const;

const common: PaymentProvider = {
  id: 'test',
  title: ({ settings }) => translator(settings)('payments.test.title'),
  description: ({ settings }) => translator(settings)('payments.test.description'),
  results: ({ settings }) => {
    const t = translator(settings);
    return TEST_RESULTS.map((value) => ({ value, label: t(`payments.test.${value}`) }));
  },
  card: () => ({ ...FIELDS, tokens: true }),
  // Its frames are pages of this shop, in an origin of their own.
  sources: { frame: ["'self'"] },
  marks: () => ['card'],
  available: () => true,
  charging,
};

const express = ({ settings }: ShopContext) => (settings['payments.express'] ? FIELDS : null);

/** Beside a real provider, saved cards and wallets are that one's. */
export function testProvider({ alone }: { alone: boolean }): PaymentProvider {
  return alone ? { ...common, saving, express, marks: markedAlone } : common;
}

const markedAlone = (ctx: ShopContext) =>
  express(ctx) ? (['card', 'wallet'] as const) : (['card'] as const);
