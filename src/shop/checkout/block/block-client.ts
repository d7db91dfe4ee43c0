import { recordEntries } from '#rules/records/record-keys.ts';
import { ADDRESS_FORM_NAMES, type Address } from '#wire/address.ts';
import type { CheckoutReview, PaymentChoice } from '#wire/checkout.ts';

import type {
  CheckoutClient,
  CheckoutRequest,
  PlaceOrderRequest,
  ReviewReply,
} from '../../checkout-client/checkout-client.ts';
import { placed } from '../../checkout-client/placed.ts';
import { createStore, type StoreResponse } from '../../checkout-client/store-api.ts';
import { getRefusalData, isStoreCart } from '../../checkout-client/store-bodies.ts';
import { callShop } from '../../stores/cart/call-shop.ts';
import { refreshCart } from '../../stores/cart/cart-actions.ts';
import { pageShop, pageText } from '../../stores/cart/page-shop.ts';
import { reviewOfStore } from './store-review.ts';

const ATTRIBUTION = 'woocommerce/order-attribution';

/** The Store API, and the call that reports the chosen payment and shipping methods. */
export function createBlockClient(
  first: CheckoutReview,
  payments: readonly PaymentChoice[],
): CheckoutClient {
  const store = createStore(pageShop().nonces.store);
  let review = first;

  async function toReply(response: StoreResponse): Promise<ReviewReply> {
    if (!response.ok)
      return { ok: false, code: response.code === 'refused' ? 'broken' : response.code };
    if (!isStoreCart(response.body)) return { ok: false, code: 'broken' };
    const next = reviewOfStore(response.body, { before: review, payments, t: pageText });
    if (next) {
      review = { ...next, cart: { ...next.cart, hash: response.hash } };
      return { ok: true, review, notices: [], problems: [] };
    }
    const refreshed = await refreshCart();
    if (!refreshed.ok) return { ok: false, code: 'broken' };
    review = { ...review, cart: refreshed.answer.cart };
    return { ok: true, review, notices: refreshed.answer.cart.notices, problems: [] };
  }

  async function customer({ values }: CheckoutRequest): Promise<StoreResponse> {
    const shipping = values.shipToDifferent ? values.shipping : values.billing;
    const addresses = {
      billing_address: storeAddress(values.billing),
      shipping_address: storeAddress(shipping),
    };
    const response = await store.change('cart/update-customer', addresses);
    if (response.ok || !('body' in response)) return response;
    // Half of a postcode is none yet: the totals are those of the rest of the address.
    const { fields = [] } = getRefusalData(response.body);
    if (fields.length === 0) return response;
    for (const field of fields) {
      const [kind = '', ...name] = field.split('_');
      const address = kind === 'billing' ? addresses.billing_address : addresses.shipping_address;
      address[name.join('_')] = '';
    }
    return store.change('cart/update-customer', addresses);
  }

  async function rates({ shippingMethods }: CheckoutRequest): Promise<StoreResponse> {
    let response: StoreResponse = { ok: false, code: 'broken' };
    for (const [id, rate_id] of Object.entries(shippingMethods)) {
      response = await store.change('cart/select-shipping-rate', {
        package_id: Number(id),
        rate_id,
      });
      if (!response.ok) break;
    }
    return response;
  }

  return {
    async review(request, cause) {
      if (cause === 'delivery') {
        const chosen = await rates(request);
        if (chosen.ok) await reportChoices(request);
        return toReply(chosen);
      }
      if (cause === 'payment') {
        await reportChoices(request);
        return toReply(await store.read('cart'));
      }
      if (cause === 'all') {
        // Lines or coupons may have changed: the whole cart is fetched.
        const sent = await customer(request);
        const refreshed = sent.ok ? await refreshCart() : null;
        if (refreshed?.ok) review = { ...review, cart: refreshed.answer.cart };
        return toReply(sent);
      }
      return toReply(await customer(request));
    },
    async place(request) {
      return placed(
        await store.change('checkout', toOrder(request), { 'idempotency-key': request.key }),
      );
    },
  };
}

/**
 * At load and at every choice, so that coupons conditional on a payment or shipping method apply.
 */
export async function reportChoices({
  paymentMethod,
  shippingMethods,
}: Pick<CheckoutRequest, 'paymentMethod' | 'shippingMethods'>): Promise<void> {
  const fields: Record<string, string> = {
    _wpnonce: pageShop().nonces.public,
    payment_method: paymentMethod,
  };
  for (const [id, rate] of Object.entries(shippingMethods)) fields[`shipping_method[${id}]`] = rate;
  await callShop('wbte_sc_set_block_checkout_values', fields);
}

function toOrder(request: PlaceOrderRequest) {
  const { values } = request;
  return {
    billing_address: storeAddress(values.billing),
    shipping_address: storeAddress(values.shipToDifferent ? values.shipping : values.billing),
    payment_method: request.paymentMethod,
    payment_data: Object.entries(request.paymentData).map(([key, value]) => ({ key, value })),
    customer_note: values.note,
    ...(values.createAccount && { create_account: true, customer_password: request.password }),
    extensions: {
      vitrine: {
        shown_total: request.shownTotal,
        shown_cart: request.shownCart,
        terms: values.terms,
      },
      [ATTRIBUTION]: request.attribution,
    },
  };
}

function storeAddress(address: Address): Record<string, string> {
  const parts = recordEntries(ADDRESS_FORM_NAMES);
  return Object.fromEntries(parts.map(([part, name]) => [name, address[part]]));
}
