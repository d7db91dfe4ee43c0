import * as z from 'zod';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';

export const upsellOfferInput = z.object({
  /** Chosen by the shop, computed from orders, or none on this product. */
  source: z.enum(['chosen', 'computed', 'off']),
  items: z.array(z.int().positive()).max(20).default([]),
});
export type UpsellOfferInput = z.input<typeof upsellOfferInput>;

export type SavedOffer =
  | { ok: true }
  | { ok: false; problems: { code: 'upsell-invalid'; field: string; reason: string }[] };

/**
 * The upsell bar of a product; null takes the shop's own setting. The caller invalidates its tag.
 */
export async function saveUpsellOffer(
  db: Db,
  productId: number,
  input: UpsellOfferInput | null,
): Promise<SavedOffer> {
  if (input === null) {
    await db.deleteFrom('upsell_offers').where('product_id', '=', productId).execute();
    return { ok: true };
  }
  const parsed = upsellOfferInput.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      code: 'upsell-invalid' as const,
      field: path.join('.'),
      reason: message,
    }));
    return { ok: false, problems };
  }
  const { source, items } = parsed.data;
  const row = { source, items: encodeJson([...new Set(items)].filter((id) => id !== productId)) };
  await db
    .insertInto('upsell_offers')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
  return { ok: true };
}
