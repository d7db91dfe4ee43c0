import * as z from 'zod';
import { decodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TermInput } from '../saving/save-term.ts';
import { colorFamilies } from '../swatches.ts';

/** How a term is shown, which programs written for WooCommerce know nothing about and must not lose. */
export async function loadSwatch(
  db: Db,
  id: number,
): Promise<Pick<TermInput, 'swatchKind' | 'colours' | 'families' | 'image'>> {
  const row = await db
    .selectFrom('terms')
    .select(['swatch_kind', 'colours', 'families', 'image_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return {};
  const colors = decodeJson(row.colours, z.array(z.string()));
  const families = decodeJson(row.families, colorFamilies);
  return { swatchKind: row.swatch_kind, colours: colors, families, image: row.image_id };
}
