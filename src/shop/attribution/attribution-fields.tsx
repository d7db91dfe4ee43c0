import { createElement } from 'react';
import { ATTRIBUTION_FIELDS } from '#rules/attribution/attribution-fields.ts';
import { useAttributionValues } from '../stores/attribution-store.ts';
import { useShop } from '../ui/shop-context.tsx';

/** The custom element that a script written for WooCommerce fills, in place of ours. */
const INPUTS = 'wc-order-attribution-inputs';

/** Hidden inputs with the attribution of an order; both checkouts contain them. */
export function AttributionFields() {
  const { prefix } = useShop().attribution;
  const values = useAttributionValues();
  return createElement(
    INPUTS,
    null,
    ATTRIBUTION_FIELDS.map((field) => (
      <input key={field} type="hidden" name={`${prefix}${field}`} value={values[field]} readOnly />
    )),
  );
}
