import type { ColorFamily } from '#rules/catalog/color-families.ts';
import type { SwatchKind } from '#rules/catalog/product.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { colorFamilies, swatchColors } from '../swatches.ts';

export interface TermInput {
  id?: number;
  attributeId: number;
  slug: string;
  name: string;
  /** The attribute's own kind unless given. */
  swatchKind?: SwatchKind;
  /** One `#rrggbb`, two for a dual colour. */
  colours?: string[];
  /** The families its colours are found by. */
  families?: ColorFamily[];
  image?: number | null;
  position?: number;
}

export async function saveTerm(db: Db, input: TermInput): Promise<number> {
  const attribute = await db
    .selectFrom('attributes')
    .select('swatch_kind')
    .where('id', '=', input.attributeId)
    .executeTakeFirstOrThrow();
  const row = {
    attribute_id: input.attributeId,
    slug: input.slug,
    name: input.name,
    swatch_kind: input.swatchKind ?? attribute.swatch_kind,
    colours: encodeJson(swatchColors.parse(input.colours ?? [])),
    families: encodeJson(colorFamilies.parse(input.families ?? [])),
    image_id: input.image ?? null,
    position: input.position ?? 0,
  };
  const { id } = input;
  if (id === undefined) {
    const added = await db
      .insertInto('terms')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }
  return inTransaction(db, async (trx) => {
    await trx.updateTable('terms').set(row).where('id', '=', id).execute();
    // Its name and its families are search words of its products.
    await refreshListings(trx, await termUsers(trx, id));
    return id;
  });
}

/** The products that have a term. */
export async function termUsers(db: Db, id: number): Promise<number[]> {
  const users = await db
    .selectFrom('product_terms')
    .select('product_id')
    .where('term_id', '=', id)
    .execute();
  return users.map((one) => one.product_id);
}
