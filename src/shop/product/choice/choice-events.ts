import { hasFields } from '#rules/input/has-fields.ts';
import type { VariationRecord } from '#wire/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { fireEvent } from '../../ui/fire-event.ts';
import { type VariationData, variationData } from './variation-data.ts';

export type ChoiceEvent =
  | { name: 'found_variation'; productId: number; variation: VariationRecord }
  | { name: 'reset_data'; productId: number };

/** What other scripts of the page get with `found_variation`; `record` is for our own. */
export interface FoundVariationDetail {
  productId: number;
  variation: VariationData;
  record: VariationRecord;
}

/** Other scripts of the page may fire an event of this name, too. */
export const isFoundVariation = (detail: unknown) =>
  hasFields<FoundVariationDetail>(detail, {
    productId: 'number',
    variation: 'object',
    record: 'object',
  });

/** Events for other scripts of the page, fired on the product's form. */
export function announceChoice(config: ShopConfig, event: ChoiceEvent): void {
  const { name, productId } = event;
  const detail =
    event.name === 'found_variation'
      ? ({
          productId,
          variation: variationData(config, event.variation),
          record: event.variation,
        } satisfies FoundVariationDetail)
      : { productId };
  const form = document.querySelector(
    `.variations_form:has([name=product_id][value="${productId}"])`,
  );
  const values = 'variation' in detail ? [detail.variation] : [];
  fireEvent(name, detail, values, form ?? document.body);
}
