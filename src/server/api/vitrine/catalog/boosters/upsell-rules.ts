import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { UpsellRule, UpsellTarget } from '#rules/upsells/rules.ts';
import { unknownTargets } from '#server/catalog/unknown-targets.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import {
  type UpsellRules,
  upsellRulesInput,
  upsellRulesResponse,
  type WrittenRule,
} from '#wire/vitrine/upsell-rules.ts';
import { getEtag, unchanged } from '../../../rest/conflict.ts';
import { changedSince } from '../../../rest/refusals.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import { type RestResult, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

// The rules are a setting: they have its versions, its log and its caches.

const shared = { permission: 'manage-products', answer: { schema: upsellRulesResponse } } as const;

const read = vitrineEndpoint({
  ...shared,
  action: 'view',
  summary: 'What is offered with which products and baskets, in the order of precedence',
  params: {},
  handle: async (_, { ctx }) => toResponse(await rulesNow(ctx)),
});

const edit = vitrineEndpoint({
  ...shared,
  action: 'edit',
  summary: 'Replace the rules of upsells, and their order',
  params: upsellRulesInput,
  required: ['rules'],
  async handle({ rules: sent }, call) {
    const saved = await changeAs(call.ctx, call.manager, async (change): Promise<Written> => {
      if (!unchanged(call.request, await rulesNow(change.ctx))) return refusedBy(changedSince);
      const { rules, problems } = readRules(sent, change.ctx);
      const wrong = { ...problems, ...(await targetProblems(change.ctx, rules)) };
      if (Object.keys(wrong).length > 0) return refusedBy(invalidParams(wrong));
      const written = await changeSettings(change, { values: { 'upsells.rules': rules } });
      if (written.ok) return { ok: true, rules: await rulesNow(change.ctx) };
      const params = written.problems.map(({ path, reason }) => [`rules${path}`, reason]);
      return refusedBy(invalidParams(Object.fromEntries(params)));
    });
    return saved.ok ? toResponse(saved.rules) : refused(saved.error);
  },
});

type Written = { ok: true; rules: UpsellRules } | { ok: false; error: RestError };

function refusedBy(error: RestError): Written {
  return { ok: false, error };
}

function toResponse(body: UpsellRules): RestResult<UpsellRules> {
  return { ok: true, answer: { body, headers: { etag: getEtag(body) } } };
}

/** Of this moment, in the transaction of a change. */
async function rulesNow(ctx: ShopContext): Promise<UpsellRules> {
  const settings = await readSettings(ctx.db, ({ name, reason }) =>
    ctx.report(new Error(reason), { name }),
  );
  const decimals = settings['currency.decimals'];
  return { rules: settings['upsells.rules'].map((rule) => writeRule(rule, decimals)) };
}

function writeRule(rule: UpsellRule, decimals: number): WrittenRule {
  const amountText = (amount: Money | null) =>
    amount === null ? null : getDecimal(amount, decimals);
  return {
    ...rule,
    about: writeTarget(rule.about),
    least: amountText(rule.least),
    most: amountText(rule.most),
    offer: writeTarget(rule.offer),
  };
}

function writeTarget({ productIds, categoryIds }: UpsellTarget): WrittenRule['about'] {
  return { product_ids: [...productIds], category_ids: [...categoryIds] };
}

function readTarget({ product_ids: products, category_ids: categories }: WrittenRule['about']) {
  return { productIds: [...new Set(products)], categoryIds: [...new Set(categories)] };
}

/** The rules as the shop knows them, and what is wrong by its field: `rules[0][least]`. */
export function readRules(
  sent: readonly WrittenRule[],
  { settings }: Pick<ShopContext, 'settings'>,
): { rules: UpsellRule[]; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const amountOf = (text: string | null, field: string): Money | null => {
    if (text === null || text.trim() === '') return null;
    const amount = parseDecimal(text, settings['currency.decimals']);
    if (amount === null || amount < 0) problems[field] = 'must be an amount of 0 or more';
    return amount ?? money(0);
  };
  const ids = new Set<string>();
  const rules = sent.map((rule, at) => {
    const field = (name: string) => `rules[${at}][${name}]`;
    const least = amountOf(rule.least, field('least'));
    const max = amountOf(rule.most, field('most'));
    if (least !== null && max !== null && max < least) {
      problems[field('most')] = 'must not be below the other amount';
    }
    const offer = readTarget(rule.offer);
    if (offer.productIds.length + offer.categoryIds.length === 0) {
      problems[field('offer')] = 'must name at least one product or category';
    }
    if (ids.has(rule.id)) problems[field('id')] = 'is the id of another rule';
    ids.add(rule.id);
    return { ...rule, about: readTarget(rule.about), least, most: max, offer };
  });
  return { rules, problems };
}

async function targetProblems(
  { db }: ShopContext,
  rules: readonly UpsellRule[],
): Promise<Record<string, string>> {
  const missing = await unknownTargets(
    db,
    rules.flatMap(({ about, offer }) => [about, offer]),
  );
  return Object.fromEntries(
    rules.flatMap((rule, at) =>
      (['about', 'offer'] as const)
        .filter((side) => missing(rule[side]))
        .map((side) => [`rules[${at}][${side}]`, 'names something that does not exist']),
    ),
  );
}

export const upsellRules: RestRoute = {
  namespace: NAMESPACE,
  path: '/upsell-rules',
  methods: { GET: read, PUT: edit, PATCH: edit },
};
