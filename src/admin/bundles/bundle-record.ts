import type { RaRecord } from 'react-admin';
import * as z from 'zod/mini';
import { type BundleDraft, bundleInput } from '#wire/catalog/bundle-input.ts';

/** A bundle as `vitrine/v1` answers it; its id is that of its product. */
export interface BundleRecord extends RaRecord<number>, BundleDraft {
  date_modified_gmt: string | null;
}

/** The answer has other things beside, which are left out. */
const handled = z.object({
  productId: z.unknown(),
  enabled: z.unknown(),
  base: z.unknown(),
  items: z.unknown(),
  minItems: z.unknown(),
  maxItems: z.unknown(),
  discount_type: z.unknown(),
  discount_rules: z.unknown(),
  fields: z.unknown(),
  after: z.unknown(),
  texts: z.unknown(),
});

export function toBundle(record: unknown): BundleDraft {
  return bundleInput.parse(z.parse(handled, record));
}

export type ItemDraft = BundleDraft['items'][number];

/** A new item by the schema's own defaults. */
export function newItem(id: string, productId: number): ItemDraft {
  const [item] = bundleInput.parse({ productId: 1, items: [{ id, productId }] }).items;
  if (!item) throw new Error('The schema takes items.');
  return item;
}
