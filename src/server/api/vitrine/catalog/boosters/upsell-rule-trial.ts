import { addMoney, multiplyMoney } from '#rules/money/arithmetic.ts';
import { getDecimal } from '#rules/money/decimal.ts';
import {
  decidingRule,
  judgeRules,
  type UpsellRule,
  type UpsellSubject,
} from '#rules/upsells/rules.ts';
import { getCategories } from '#server/catalog/facts/product-details.ts';
import { offeredByRule } from '#server/catalog/listing/offered-by-rule.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { linkedOffer } from '#server/upsells/linked-offer.ts';
import { type RuleTrial, ruleTrial, ruleTrialInput } from '#wire/vitrine/upsell-rules.ts';
import type { ParamsOf } from '../../../rest/managed-endpoint.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { readRules } from './upsell-rules.ts';

type Requested = ParamsOf<typeof ruleTrialInput>;

const trial = vitrineEndpoint({
  permission: 'manage-products',
  action: 'view',
  summary: 'Which upsell rule decides for a product or a basket, and why the others do not',
  params: ruleTrialInput,
  required: ['place', 'lines'],
  answer: { schema: ruleTrial },
  async handle({ rules: sent, place, lines }, { ctx }) {
    const draft = sent ? readRules(sent, ctx) : null;
    if (draft && Object.keys(draft.problems).length > 0) {
      return refused(invalidParams(draft.problems));
    }
    const rules = draft?.rules ?? ctx.settings['upsells.rules'];
    const subject = await toSubject(ctx, place, lines);
    if (!subject) return refused(invalidParams({ lines: 'must name products of the shop' }));
    return found(await tryRules(ctx, rules, subject));
  },
});

async function toSubject(
  ctx: ShopContext,
  place: Requested['place'],
  lines: Requested['lines'],
): Promise<UpsellSubject | null> {
  // The page of a product is about one.
  const counted = place === 'product' ? lines.slice(0, 1) : lines;
  const ids = counted.map(({ product_id: id = 0 }) => id);
  const cards = new Map((await productCards(ctx, ids)).map((card) => [card.id, card]));
  if (ids.length === 0 || ids.some((id) => !cards.has(id))) return null;
  const things = await Promise.all(
    ids.map(async (productId) => ({ productId, categoryIds: await getCategories(ctx, productId) })),
  );
  const prices = counted.flatMap(({ product_id: id = 0, quantity = 1 }) => {
    const price = cards.get(id)?.price?.min;
    return price === undefined ? [] : multiplyMoney(price, place === 'product' ? 1 : quantity);
  });
  return { place, things, amount: prices.length > 0 ? addMoney(...prices) : null };
}

async function tryRules(
  ctx: ShopContext,
  rules: readonly UpsellRule[],
  subject: UpsellSubject,
): Promise<RuleTrial> {
  const rule = decidingRule(rules, subject);
  const [thing] = subject.things;
  const linked =
    subject.place === 'product' && thing ? await linkedOffer(ctx.db, thing.productId) : null;
  const limit = ctx.settings[subject.place === 'product' ? 'upsells.most' : 'cart.suggestions'];
  const ids = rule ? await offeredByRule(ctx.db, rule, subject.things) : [];
  const cards = await productCards(ctx, ids);
  return {
    verdicts: judgeRules(rules, subject),
    amount:
      subject.amount === null
        ? null
        : getDecimal(subject.amount, ctx.settings['currency.decimals']),
    overruled: linked !== null && linked.source !== null,
    offered: cards.slice(0, limit).map(({ id, name }) => ({ id, name })),
  };
}

export const upsellRuleTrial: RestRoute = {
  namespace: NAMESPACE,
  path: '/upsell-rules/trial',
  methods: { POST: trial },
};
