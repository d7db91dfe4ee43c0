import { type GrantProblem, grantProblem } from '#rules/gift-cards/store-credit.ts';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { giftCardEntries } from '#server/gift-cards/list-cards.ts';
import { creditBalance, loadCredit, moveCredit } from '#server/gift-cards/store-credit.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type CreditResponse, creditInput, creditResponse } from '#wire/vitrine/store-credit.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { loadBuyer, missing, noAccount } from './customers.ts';

const permission = 'manage-gift-cards';

const MESSAGES: Readonly<Record<GrantProblem, string>> = {
  amount: 'Store credit is changed by an amount other than zero.',
  reason: 'Please say why: the reason stays in the ledger.',
  short: 'There is not as much store credit.',
};

function notGranted(why: GrantProblem): RestError {
  return { code: `vitrine_rest_store_credit_${why}`, message: MESSAGES[why], status: 400 };
}

async function toResponse(ctx: ShopContext, customerId: number): Promise<CreditResponse> {
  const { 'currency.code': currency, 'currency.decimals': decimals } = ctx.settings;
  const credit = await loadCredit(ctx, customerId);
  const rows = credit ? await giftCardEntries(ctx.db, credit.id) : [];
  // Each movement is written as the side of the card and then the other one, which names the account.
  const entries = rows.flatMap((row, at) => {
    const account = rows[at + 1]?.account ?? 'card';
    if (row.account !== 'card' || account === 'card') return [];
    const { id, order_id, author, note } = row;
    const amount = getDecimal(money(row.amount), decimals);
    return { ...{ id, account, amount, order_id, author, note }, at: momentText(row.at) };
  });
  const balance = getDecimal(money(credit?.balance ?? 0), decimals);
  return { currency, balance, entries: entries.reverse() };
}

const show = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'Store credit of a customer, with what it gained and paid',
  params: {},
  answer: { schema: creditResponse },
  async handle(_, { ctx, parts }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return refused(missing);
    if (buyer.customer_id === null) return refused(noAccount);
    return found(await toResponse(ctx, buyer.customer_id));
  },
});

const grant = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Grant store credit, or take some off, with a reason',
  params: creditInput,
  answer: { schema: creditResponse },
  async handle({ amount: sent, reason }, { ctx, manager, parts }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return refused(missing);
    const { customer_id: customerId } = buyer;
    if (customerId === null) return refused(noAccount);
    const amount = parseDecimal(sent, ctx.settings['currency.decimals']) ?? money(0);
    const result = await changeAs(ctx, manager, async (change) => {
      const balance = await creditBalance(change.ctx, customerId);
      const problem = grantProblem({ amount, reason }, balance);
      if (problem) return { ok: false as const, problem };
      const note = reason.trim();
      const movement = { amount, account: 'granted', author: manager.name, note } as const;
      if (!(await moveCredit(change.ctx.db, ctx, customerId, movement))) {
        return { ok: false as const, problem: 'short' as const };
      }
      const after = { amount: sent, reason: note };
      const partOf = { resource: 'customer', id: customerId };
      const part = { resource: 'store_credit', id: customerId, partOf };
      const subject = { ...part, action: 'updated' } as const;
      await change.record({ ...subject, before: null, after });
      return { ok: true as const };
    });
    return result.ok
      ? found(await toResponse(ctx, customerId))
      : refused(notGranted(result.problem));
  },
});

export const storeCreditRoutes: readonly RestRoute[] = [
  {
    namespace: NAMESPACE,
    path: '/customers/:who/store-credit',
    methods: { GET: show, POST: grant },
  },
];
