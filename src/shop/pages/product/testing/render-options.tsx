import { money } from '#rules/money/money.ts';
import type { OptionField } from '#rules/options/option-form.ts';
import type { ProductOptions } from '#wire/options.ts';
import { sampleProduct } from '#wire/samples/product.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { OptionedProductPageView } from '../optioned-product-page.tsx';

// For tests: renders a form as the server does, from the start of its fields to the button.

function getOptions(fields: OptionField[], values: ProductOptions['values'] = {}): ProductOptions {
  const section = { id: 'one', title: '', rule: null, fields };
  return {
    form: { sections: [section], override: 'none', asFee: false, quantity: null },
    groupProducts: [{ id: 5, name: 'Ribbon', price: money(300), left: 4, image: null }],
    pictures: {},
    colors: {},
    product: {
      wc_product_price: 48,
      wc_product_regular_price: 48,
      wc_product_price_default: 48,
      con_unit: 1,
      is_variable: false,
      is_grouped: false,
      stock_status: 'instock',
      stock_quantity: null,
      product_id: 1,
      product_attributes: {},
      product_cfs: {},
    },
    values,
    editing: '',
    places: null,
    settings: { scrollToError: true, errorSummary: true, hideZero: false },
  };
}

interface RenderInput {
  product?: ReturnType<typeof sampleProduct>;
  posted?: Record<string, string>;
  settings?: Partial<ProductOptions['settings']>;
  form?: Partial<ProductOptions['form']>;
  conUnit?: number;
}

export function renderOptions(...args: Parameters<typeof renderOptioned>): string {
  const html = renderOptioned(...args);
  return html.slice(html.indexOf('wcpa_form_outer'), html.indexOf('single_add_to_cart_button'));
}

/** Renders the page of a product with options. */
export function renderOptioned(
  fields: OptionField[],
  values: ProductOptions['values'] = {},
  config = sampleConfig(),
  {
    product = sampleProduct(),
    posted = {},
    settings = {},
    form = {},
    conUnit = 1,
  }: RenderInput = {},
): string {
  const options = getOptions(fields, values);
  const data = {
    product,
    breadcrumbs: [],
    related: [],
    upsells: [],
    reviews: { form: null },
    tools: { id: product.id, name: product.name, url: product.url, compare: '' },
    notice: null,
    posted,
    options: {
      ...options,
      form: { ...options.form, ...form },
      product: { ...options.product, con_unit: conUnit },
      settings: { ...options.settings, ...settings },
    },
  };
  return renderPage(<OptionedProductPageView data={data} />, config);
}
