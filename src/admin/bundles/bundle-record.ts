import * as z from 'zod/mini';
import { type BundleDraft, bundleInput } from '#wire/catalog/bundle-input.ts';

/** Without the fields that the API adds to a response. */
const written = z.object(bundleInput.shape);

export function toBundle(record: unknown): BundleDraft {
  return z.parse(written, record);
}

export type ItemDraft = BundleDraft['items'][number];

/** A new item by the schema's own defaults. */
export function newItem(id: string, productId: number): ItemDraft {
  const [item] = bundleInput.parse({ productId: 1, items: [{ id, productId }] }).items;
  if (!item) throw new Error('The schema takes items.');
  return item;
}
