import { CONTENT_UNITS, type ContentParts } from '#rules/catalog/unit-price.ts';
import type { ExtrasRow } from './product-parts.ts';

type ContentColumns = Pick<ExtrasRow, 'unit' | 'unit_content' | 'unit_base'>;

/** What is in a piece, as it is stored; a unit that only a later release knows is none. */
export function storedContent(row: ContentColumns | null | undefined): ContentParts {
  return {
    unit: CONTENT_UNITS.find((unit) => unit === row?.unit) ?? '',
    unitContent: row?.unit_content ?? null,
    unitBase: row?.unit_base ?? null,
  };
}
