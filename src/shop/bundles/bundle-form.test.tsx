import { expect, test } from 'vitest';
import type { BundleView } from '#wire/bundles.ts';
import { sampleProduct } from '#wire/samples/product.ts';
import { ProductAdding } from '../cart/adding/product-adding.tsx';
import { PLAIN_FORM_MARK } from '../stores/cart/add-fields.ts';
import { renderPage } from '../testing/render-page.tsx';
import { BundleForm, TO_INVALID_ITEM } from './bundle-form.tsx';
import { BundleProvider } from './bundle-provider.tsx';
import { BUNDLE } from './testing/sample-bundle.ts';

const started = { on: true, quantity: '1', attributes: {}, options: {} };
const VIEW: BundleView = {
  ...BUNDLE,
  fields: [
    { id: 'words', type: 'text', label: 'Words', required: true },
    { id: 'sure', type: 'checkbox', label: 'A present', required: true },
  ],
  start: {
    ...BUNDLE.start,
    items: {
      mug: { ...started, attributes: { attribute_pa_color: 'ink' } },
      tray: started,
      napkin: { ...started, on: false },
    },
  },
};

function render(bundle: BundleView): string {
  return renderPage(
    <ProductAdding>
      <BundleProvider bundle={bundle} product={sampleProduct()}>
        <BundleForm id="buy-form" />
      </BundleProvider>
    </ProductAdding>,
  );
}

test('the page goes to the first item that is not finished in 500 ms [BU-25]', () => {
  expect(TO_INVALID_ITEM).toEqual({ duration: 500 });
});

test('one form holds the items, what is sent of them and what they cost, to two decimals [BU-01] [BU-03] [BU-11] [BU-13]', () => {
  const html = render(VIEW);
  expect(html).toMatch(/<input type="hidden" [^>]*name="bundle_items"/);
  expect(html.match(/data-item="(?:mug|tray|napkin)"/g)).toHaveLength(3);
  expect(html.match(/data-selected="true"/g)).toHaveLength(2);
  // 18.00 and 48.00 less 5 %.
  for (const price of ['$62.70', '$66.00', '$3.30', '$10.00']) expect(html).toContain(price);
  expect(html).toContain('One more for 10 % off.');
});

test('required fields and boxes say so to the browser itself [BU-20] [BU-21] [BU-22]', () => {
  const html = render(VIEW);
  const input = (name: string) =>
    [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(name)) ?? '';
  expect(input('bundle_fields[words]')).toContain('required=""');
  expect(input('bundle_fields[sure]')).toContain('required=""');
  expect(input('bundle_fields[sure]')).toContain('type="checkbox"');
});

test('without the flag for it the form is the browser’s to send [BU-05]', () => {
  const marked = (bundle: BundleView) => render(bundle).includes(`${PLAIN_FORM_MARK}=""`);
  expect(marked(VIEW)).toBe(false);
  expect(marked({ ...VIEW, config: { ...VIEW.config, ajax_add_to_cart: false } })).toBe(true);
});
