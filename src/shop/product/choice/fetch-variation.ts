import { hasFields } from '#rules/input/has-fields.ts';
import type { Choice } from '#rules/variations/choice.ts';
import { VITRINE_DATA } from '#wire/forms/vitrine-data.ts';
import type { VariationRecord } from '#wire/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

/** `false` is answered where the choice matches none. */
interface WithRecord {
  variation: VariationRecord;
}

/** Asks the shop which variation a complete choice matches; null where none does. */
export async function fetchVariation(
  config: Pick<ShopConfig, 'wc_ajax_url'>,
  productId: number,
  chosen: Choice,
  signal: AbortSignal,
): Promise<VariationRecord | null> {
  const address = config.wc_ajax_url.replace('%%endpoint%%', 'get_variation');
  const response = await fetch(`${address}&${VITRINE_DATA}=1`, {
    method: 'POST',
    body: new URLSearchParams({ ...chosen, product_id: String(productId) }),
    signal,
  });
  if (!response.ok) throw new Error(`get_variation answered ${response.status}`);
  const body: unknown = await response.json();
  return hasFields<WithRecord>(body, { variation: 'object' }) ? body.variation : null;
}
