import * as z from 'zod';
import { decodeFlag, decodeJson } from '#server/platform/database/codec.ts';
import { listReader, type PartReader } from './part-reader.ts';
import type { AttributePart, TermPart } from './product-parts.ts';
import { queryByIds } from './query-by-ids.ts';

const readRows = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_attributes')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('position'),
  ),
);

const readTerms = listReader(
  queryByIds((db, ids) =>
    db
      .selectFrom('product_terms')
      .innerJoin('terms', 'terms.id', 'product_terms.term_id')
      .select(['product_id', 'terms.attribute_id', 'terms.id', 'terms.name', 'terms.slug'])
      .select(['terms.swatch_kind', 'terms.colours', 'terms.image_id'])
      .where('product_id', 'in', ids)
      .orderBy('product_terms.position'),
  ),
);

const customValues = z.array(z.string());

function customTerm(name: string): TermPart {
  return { id: 0, name, slug: name, swatch_kind: 'label', colours: '[]', image_id: null };
}

export const readAttributes: PartReader<AttributePart[]> = async (db, ids) => {
  const [rows, terms] = await Promise.all([readRows(db, ids), readTerms(db, ids)]);
  return (id) =>
    rows(id).map((row) => ({
      id: row.attribute_id,
      name: row.name,
      label: row.label,
      forVariations: decodeFlag(row.for_variations),
      visible: decodeFlag(row.visible),
      terms:
        row.attribute_id === null
          ? decodeJson(row.options, customValues).map(customTerm)
          : terms(id).filter((term) => term.attribute_id === row.attribute_id),
    }));
};
