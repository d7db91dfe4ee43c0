import * as z from 'zod';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { BOOSTER_SCHEMAS, type BoosterSettings } from '#server/settings/groups/booster-settings.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { getRefusals, type Refusal } from '#server/settings/refusal.ts';
import type { BoosterKind } from '#wire/boosters.ts';

export type BoosterInput<Kind extends BoosterKind> = Partial<
  Omit<BoosterSettings[Kind], 'where'>
> & { off?: boolean };

export type SavedBooster =
  | { ok: true }
  | { ok: false; problems: ({ code: 'booster-invalid'; field: string } & Refusal)[] };

/** What a product may say of a booster; `where` is the shop's own affair. */
export function boosterSettings(kind: BoosterKind) {
  const known = schemas.get(kind);
  if (known) return known;
  const schema = createSchema(kind);
  schemas.set(kind, schema);
  return schema;
}

// Made once: every page and every list of products reads the settings of its products.
const schemas = new Map<BoosterKind, ReturnType<typeof createSchema>>();

function createSchema(kind: BoosterKind) {
  const { where: _, ...shape } = BOOSTER_SCHEMAS[kind].shape;
  return z
    .object({ ...shape, off: z.boolean() })
    .partial()
    .strict();
}

/** Gives a product a booster, or takes it away (null). The caller invalidates the product's tag. */
export function saveBooster<Kind extends BoosterKind>(
  db: Db,
  productId: number,
  kind: Kind,
  input: BoosterInput<Kind> | null,
): Promise<SavedBooster> {
  return storeBooster({ db, settings: defaultSettings() }, productId, kind, input);
}

/** The same with what a program sent, which nothing has looked at yet. */
export async function storeBooster(
  { db, settings: shop }: Pick<ShopContext, 'db' | 'settings'>,
  productId: number,
  kind: BoosterKind,
  input: unknown,
): Promise<SavedBooster> {
  if (input === null) {
    await db
      .deleteFrom('product_boosters')
      .where('product_id', '=', productId)
      .where('kind', '=', kind)
      .execute();
    return { ok: true };
  }
  const parsed = boosterSettings(kind).safeParse(input);
  if (!parsed.success) {
    const refusals = getRefusals(`boosters.${kind}`, input, parsed.error.issues, shop);
    const problems = refusals.map(({ path, reason }) => ({
      code: 'booster-invalid' as const,
      field: path.join('.'),
      path,
      reason,
    }));
    return { ok: false, problems };
  }
  const settings = encodeJson(parsed.data);
  await db
    .insertInto('product_boosters')
    .values({ product_id: productId, kind, settings })
    .onConflict((conflict) => conflict.columns(['product_id', 'kind']).doUpdateSet({ settings }))
    .execute();
  return { ok: true };
}
