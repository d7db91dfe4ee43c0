import type { ProductStatus } from './product.ts';

// Which status a product has once its date is known.
// Example: published with a date of next Monday is scheduled ('future') until Monday.

export function scheduledStatus(
  requested: ProductStatus,
  publishedAt: number | undefined,
  now: number,
): ProductStatus {
  const ahead = publishedAt !== undefined && publishedAt > now;
  if (requested === 'publish' && ahead) return 'future';
  return requested === 'future' && !ahead ? 'publish' : requested;
}

/** The status a product in the trash had before it; undefined for one that is not in the trash. */
export function statusBeforeTrash(
  before: ProductStatus,
  trashedFrom: ProductStatus | null,
  requested: ProductStatus,
): ProductStatus | null {
  if (requested !== 'trash') return null;
  return before === 'trash' ? trashedFrom : before;
}
