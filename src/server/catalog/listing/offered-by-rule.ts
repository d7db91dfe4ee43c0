import type { UpsellRule, UpsellThing } from '#rules/upsells/rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bestOfCategories, buyableAmong } from './best-of-categories.ts';

/** Some to spare, because not all of them can be bought here. */
const MAX_OFFERED = 20;

/** The products a rule offers that can be bought, those it names first; nothing that is there already. */
export async function offeredByRule(
  db: Db,
  { offer }: UpsellRule,
  things: readonly UpsellThing[],
): Promise<number[]> {
  const there = things.map(({ productId }) => productId);
  const requested = offer.productIds.filter((id) => !there.includes(id));
  const buyable = new Set(
    (requested.length > 0 ? await buyableAmong(db, requested) : []).map(({ id }) => id),
  );
  const named = requested.filter((id) => buyable.has(id));
  if (offer.categoryIds.length === 0) return named;
  const except = [...there, ...named];
  const found = await bestOfCategories(db, offer.categoryIds, except, MAX_OFFERED);
  return [...named, ...found.map(({ id }) => id)];
}
