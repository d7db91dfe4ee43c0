/** A form with this attribute is submitted by the browser. */
export const PLAIN_FORM_MARK = 'data-plain-add';

/** Data attributes of a button that are not sent to the shop. */
const RESERVED = /^(state|own|plain)/;

/** `data-product_id="12"` is `product_id: '12'`, as scripts written for WooCommerce read a button. */
export function buttonFields(button: HTMLElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { name, value } of button.attributes) {
    const key = name.startsWith('data-') ? name.slice(5) : '';
    if (key !== '' && !RESERVED.test(key)) fields[key] = value;
  }
  return fields;
}

/** The standard call where a product has options; otherwise that of the side cart. */
export const OPTIONS_ADD = 'add_to_cart';
export const FORM_ADD = 'xoo_wsc_add_to_cart';

/** The standard call takes one id: that of the variation, where one is chosen. */
export function withVariationAsProduct(data: FormData): FormData {
  const variation = data.get('variation_id');
  if (typeof variation === 'string' && Number(variation) > 0) data.set('product_id', variation);
  return data;
}

/** The fields of the form and of its button, and the name of the call. */
export function formFields(
  form: HTMLFormElement,
  button: HTMLElement | null,
  action: string,
): FormData {
  const data = new FormData(form, button instanceof HTMLButtonElement ? button : null);
  for (const [name, value] of Object.entries(button ? buttonFields(button) : {})) {
    if (!data.has(name)) data.set(name, value);
  }
  data.set('action', action);
  return action === OPTIONS_ADD ? withVariationAsProduct(data) : data;
}
