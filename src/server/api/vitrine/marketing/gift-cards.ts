import * as z from 'zod';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { issueCard } from '#server/gift-cards/issue-card.ts';
import {
  type GiftCardRow,
  giftCardById,
  giftCardEntries,
  listGiftCards,
} from '#server/gift-cards/list-cards.ts';
import { renewCode } from '#server/gift-cards/renew-code.ts';
import { queueGiftCard } from '#server/gift-cards/send-cards.ts';
import { voidCard } from '#server/gift-cards/void-card.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type GiftCardItem,
  type GiftCardResponse,
  giftCardAgain,
  giftCardInput,
  giftCardList,
  giftCardQuery,
  giftCardResponse,
  giftCardVoid,
} from '#wire/vitrine/gift-cards.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-gift-cards';
const emailAddress = z.email().max(254);

const missing: RestError = {
  code: 'vitrine_rest_gift_card_invalid_id',
  message: 'There is no such gift card.',
  status: 404,
};
const invalid: RestError = {
  code: 'vitrine_rest_gift_card_invalid',
  message: 'A gift card needs an amount above zero and the email address it is sent to.',
  status: 400,
};
const notUsable: RestError = {
  code: 'vitrine_rest_gift_card_not_usable',
  message: 'There is nothing to spend on this gift card: it is void, expired or used up.',
  status: 409,
};
const voidAlready: RestError = {
  code: 'vitrine_rest_gift_card_void',
  message: 'This gift card is void already.',
  status: 409,
};

function toItem({ settings, now }: ShopContext, card: GiftCardRow): GiftCardItem {
  const decimals = settings['currency.decimals'];
  const toAmount = (amount: number) => getDecimal(money(amount), decimals);
  return {
    id: card.id,
    last4: card.last4,
    state: getState(card, now),
    currency: card.currency,
    amount: toAmount(card.amount),
    balance: toAmount(card.balance),
    recipient: card.recipient,
    note: card.note,
    order_id: card.order_id,
    created_at: momentText(card.created_at),
    expires_at: momentOrNull(card.expires_at),
    voided_at: momentOrNull(card.voided_at),
  };
}

function getState({ voided_at, expires_at, balance }: GiftCardRow, now: number) {
  if (voided_at !== null) return 'void';
  if (expires_at !== null && expires_at <= now) return 'expired';
  return balance === 0 ? 'empty' : 'active';
}

async function respond(ctx: ShopContext, id: number) {
  const card = await giftCardById(ctx.db, id);
  if (!card) return refused(missing);
  const decimals = ctx.settings['currency.decimals'];
  const entries = await giftCardEntries(ctx.db, id);
  return found({
    ...toItem(ctx, card),
    entries: entries.map(({ amount, at, card_id: _, ...entry }) => ({
      ...entry,
      at: momentText(at),
      amount: getDecimal(money(amount), decimals),
    })),
  } satisfies GiftCardResponse);
}

/** As the manager's log calls a card. */
const toSubject = (id: number) => ({ resource: 'gift_card', id: String(id) });

const list = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Gift cards, the newest first',
  params: giftCardQuery,
  answer: { schema: giftCardList },
  async handle(query, { ctx }) {
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const { cards, total } = await listGiftCards(ctx.db, { search: query.search ?? '', ...page });
    const body = cards.map((card) => toItem(ctx, card));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const show = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'A gift card with its ledger',
  params: {},
  answer: { schema: giftCardResponse },
  handle: (_, { ctx, parts }) => respond(ctx, numericId(parts.id ?? '')),
});

/** The code goes to the recipient alone: not even the manager sees it. */
const issue = vitrineEndpoint({
  action: 'create',
  permission,
  summary: 'Issue a gift card or store credit, and send its code',
  params: giftCardInput,
  answer: { schema: giftCardResponse },
  async handle(input, { ctx, manager }) {
    const amount = parseDecimal(input.amount, ctx.settings['currency.decimals']);
    const recipient = emailAddress.safeParse(input.recipient.trim().toLowerCase());
    if (amount === null || amount <= 0 || !recipient.success) return refused(invalid);
    const { note = '', name = '', message = '' } = input;
    const issued = await changeAs(ctx, manager, async (change) => {
      const card = await issueCard(change.ctx.db, ctx, {
        amount,
        currency: ctx.settings['currency.code'],
        recipient: recipient.data,
        note,
        orderId: null,
        author: manager.name,
      });
      const words = { recipient: recipient.data, name, sender: '', message, amount };
      await queueGiftCard(change.ctx, card, words);
      const after = { last4: card.last4, amount: input.amount, recipient: recipient.data, note };
      await change.record({ ...toSubject(card.id), action: 'created', before: null, after });
      return { ok: true, id: card.id };
    });
    return respond(ctx, issued.id);
  },
});

/** The code before opens nothing any more: it may have reached somebody else. */
const sendAgain = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Send a new code for the balance of a gift card; the one before ends',
  params: giftCardAgain,
  answer: { schema: giftCardResponse },
  async handle({ recipient: typed, name = '', message = '' }, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const card = await giftCardById(ctx.db, id);
    if (!card) return refused(missing);
    const recipient = emailAddress.safeParse((typed ?? card.recipient).trim().toLowerCase());
    if (!recipient.success) return refused(invalidParams({ recipient: 'is not an email address' }));
    const result = await changeAs(ctx, manager, async (change) => {
      const renewed = await renewCode(change.ctx.db, id, recipient.data, ctx.now);
      if (!renewed) return { ok: false };
      const words = { recipient: recipient.data, name, sender: '', message };
      await queueGiftCard(change.ctx, renewed, { ...words, amount: renewed.balance });
      const before = { last4: card.last4, recipient: card.recipient };
      const after = { last4: renewed.last4, recipient: recipient.data };
      await change.record({ ...toSubject(id), action: 'updated', before, after });
      return { ok: true };
    });
    if (!result.ok) return refused(notUsable);
    return respond(ctx, id);
  },
});

const cancel = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Void a gift card: what is on it is taken off for good',
  params: giftCardVoid,
  answer: { schema: giftCardResponse },
  async handle({ note = '' }, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const card = await giftCardById(ctx.db, id);
    if (!card) return refused(missing);
    const result = await changeAs(ctx, manager, async (change) => {
      const by = { author: manager.name, note };
      if (!(await voidCard(change.ctx.db, id, by, ctx.now))) return { ok: false };
      const before = { balance: toItem(ctx, card).balance, voided_at: null };
      const after = { balance: '0', voided_at: momentText(ctx.now), note };
      await change.record({ ...toSubject(id), action: 'updated', before, after });
      return { ok: true };
    });
    if (!result.ok) return refused(voidAlready);
    return respond(ctx, id);
  },
});

export const giftCardRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/gift-cards', methods: { GET: list, POST: issue } },
  { namespace: NAMESPACE, path: '/gift-cards/:id', methods: { GET: show } },
  { namespace: NAMESPACE, path: '/gift-cards/:id/send-again', methods: { POST: sendAgain } },
  { namespace: NAMESPACE, path: '/gift-cards/:id/void', methods: { POST: cancel } },
];
