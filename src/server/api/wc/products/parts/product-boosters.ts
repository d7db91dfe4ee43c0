import { activeBoosters } from '#server/boosters/load-boosters.ts';
import { loadProductBoosters } from '#server/boosters/product-overrides.ts';
import { storeBooster } from '#server/boosters/save-booster.ts';
import { productTags } from '#server/catalog/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { inBrackets } from '#server/settings/refusal.ts';
import { BOOSTER_KINDS } from '#wire/boosters.ts';
import type { BoosterSettings } from '#wire/vitrine/product-offers.ts';
import type { boosterSettingsInput } from '#wire/wc/product-part-fields.ts';
import type { PartialOf, WriteRequest } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';

// What a product says of its boosters.

type BoosterFields = PartialOf<typeof boosterSettingsInput>;

export async function readBoosters(ctx: ShopContext, id: number): Promise<BoosterSettings> {
  const overrides = await loadProductBoosters(ctx.db, id);
  return { product_id: id, ...overrides, active: await activeBoosters(ctx, id) };
}

export async function writeBoosters(
  { ctx }: WriteRequest,
  id: number,
  provided: BoosterFields,
): Promise<RestError | null> {
  const problems: Record<string, string> = {};
  for (const kind of BOOSTER_KINDS) {
    if (provided[kind] === undefined) continue;
    const saved = await storeBooster(ctx, id, kind, provided[kind]);
    if (saved.ok) continue;
    for (const { path, reason } of saved.problems) problems[`${kind}${inBrackets(path)}`] = reason;
  }
  if (Object.keys(problems).length > 0) return invalidParams(problems);
  await ctx.invalidate(productTags(id));
  return null;
}
