import * as z from 'zod/mini';
import { RULE_VERDICTS, UPSELL_PLACES } from '#rules/upsells/rules.ts';
import { choice, describedAs, group, integer, listOf, MAX_COUNT } from '../wc/field.ts';

const ids = z.array(integer({ minimum: 1, maximum: MAX_COUNT }));
const target = z.strictObject({ product_ids: ids, category_ids: ids });

/** One rule; the first that fits decides. Amounts are decimal text. */
export const upsellRule = z.strictObject({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  place: z.enum(UPSELL_PLACES),
  about: target,
  match: z.enum(['any', 'all']),
  least: z.nullable(z.string()),
  most: z.nullable(z.string()),
  offer: target,
});
export type WrittenRule = z.infer<typeof upsellRule>;

const rules = () =>
  describedAs(z.array(upsellRule), {
    type: 'array',
    description: 'All rules, in the order in which they are tried.',
  });

export const upsellRulesInput = { rules: rules() };

export const upsellRulesResponse = z.object({ rules: z.array(upsellRule) });
export type UpsellRules = z.infer<typeof upsellRulesResponse>;

/** A product, or what is in a basket, to see which rule decides. */
export const ruleTrialInput = {
  /** As they are being written; those that are saved where it is left out. */
  rules: z.optional(rules()),
  place: choice(UPSELL_PLACES),
  lines: listOf(
    group({
      product_id: integer({ minimum: 1, maximum: MAX_COUNT }),
      quantity: integer({ minimum: 1, maximum: 1000 }),
    }),
    { most: 20 },
  ),
};

export const ruleTrial = z.object({
  /** One for each rule, in their order. */
  verdicts: z.array(z.enum(RULE_VERDICTS)),
  /** Price of the product or value of the basket; null where it has none. */
  amount: z.nullable(z.string()),
  /** The product has a list of its own, or none on purpose, which goes before every rule. */
  overruled: z.boolean(),
  offered: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type RuleTrial = z.infer<typeof ruleTrial>;
