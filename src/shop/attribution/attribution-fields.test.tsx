import { expect, test } from 'vitest';
import { ATTRIBUTION_FIELDS } from '#rules/attribution/attribution-fields.ts';
import { render } from '../testing/test-shop.tsx';
import { AttributionFields } from './attribution-fields.tsx';

test('the fields are in the element that a script written for WooCommerce fills', () => {
  const html = render(<AttributionFields />);
  expect(html).toMatch(/^<wc-order-attribution-inputs>.*<\/wc-order-attribution-inputs>$/s);
  for (const field of ATTRIBUTION_FIELDS) {
    expect(html).toMatch(new RegExp(`<input type="hidden" [^>]*name="[a-z_]*${field}"`));
  }
});
