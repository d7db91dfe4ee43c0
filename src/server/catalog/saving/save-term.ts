import type { SwatchKind } from '#rules/catalog/product.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { swatchColors } from '../swatches.ts';

export interface TermInput {
  id?: number;
  attributeId: number;
  slug: string;
  name: string;
  /** The attribute's own kind unless given. */
  swatchKind?: SwatchKind;
  /** One `#rrggbb`, two for a dual colour. */
  colours?: string[];
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
    // Its name is one of its products' search words.
    const users = await trx
      .selectFrom('product_terms')
      .select('product_id')
      .where('term_id', '=', id)
      .execute();
    await refreshListings(
      trx,
      users.map((one) => one.product_id),
    );
    return id;
  });
}
