import type { ProductStatus } from './product.ts';

// Which status a product has once its date is known.
// Example: published with a date of next Monday is scheduled ('future') until Monday.

export function scheduledStatus(
  wanted: ProductStatus,
  publishedAt: number | undefined,
  now: number,
): ProductStatus {
  const ahead = publishedAt !== undefined && publishedAt > now;
  if (wanted === 'publish' && ahead) return 'future';
  return wanted === 'future' && !ahead ? 'publish' : wanted;
}

/** The status a product in the trash had before it; undefined for one that is not in the trash. */
export function statusBeforeTrash(
  before: ProductStatus,
  trashedFrom: ProductStatus | null,
  wanted: ProductStatus,
): ProductStatus | null {
  if (wanted !== 'trash') return null;
  return before === 'trash' ? trashedFrom : before;
}
