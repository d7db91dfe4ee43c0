import { ADDRESS_FORM_NAMES, type Address } from '#wire/address.ts';
import type { CheckoutReview, PaymentChoice } from '#wire/checkout.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import type {
  CheckoutClient,
  CheckoutRequest,
  PlaceOrderRequest,
  ReviewReply,
} from '../../checkout-client/checkout-client.ts';
import { placed, type RefusalData } from '../../checkout-client/placed.ts';
import { createStore, type StoreAnswer } from '../../checkout-client/store-api.ts';
import { callShop } from '../../stores/cart/call-shop.ts';
import { refreshCart } from '../../stores/cart/cart-actions.ts';
import { pageShop, pageText } from '../../stores/cart/page-shop.ts';
import { reviewOfStore } from './review-of-store.ts';

const ATTRIBUTION = 'woocommerce/order-attribution';

/** The Store API, and the call that reports the chosen payment and shipping methods. */
export function createBlockClient(
  first: CheckoutReview,
  payments: readonly PaymentChoice[],
): CheckoutClient {
  const store = createStore(pageShop().nonces.store);
  let review = first;

  async function taken(answer: StoreAnswer): Promise<ReviewReply> {
    if (!answer.ok) return { ok: false, code: answer.code === 'refused' ? 'broken' : answer.code };
    // Our own data, so it is not validated.
    const cart = answer.body as StoreCart;
    const next = reviewOfStore(cart, { before: review, payments, t: pageText });
    if (next) {
      review = { ...next, cart: { ...next.cart, hash: answer.hash } };
      return { ok: true, review, notices: [], problems: [] };
    }
    const whole = await refreshCart();
    if (!whole.ok) return { ok: false, code: 'broken' };
    review = { ...review, cart: whole.answer.cart };
    return { ok: true, review, notices: whole.answer.cart.notices, problems: [] };
  }

  async function customer({ values }: CheckoutRequest): Promise<StoreAnswer> {
    const shipping = values.shipToDifferent ? values.shipping : values.billing;
    const addresses = {
      billing_address: storeAddress(values.billing),
      shipping_address: storeAddress(shipping),
    };
    const answer = await store.change('cart/update-customer', addresses);
    if (answer.ok || !('body' in answer)) return answer;
    // Half of a postcode is none yet: the totals are those of the rest of the address.
    const { data } = answer.body as { data?: RefusalData };
    if (!data?.fields?.length) return answer;
    for (const field of data.fields) {
      const [kind = '', ...name] = field.split('_');
      const address = kind === 'billing' ? addresses.billing_address : addresses.shipping_address;
      address[name.join('_')] = '';
    }
    return store.change('cart/update-customer', addresses);
  }

  async function rates({ shippingMethods }: CheckoutRequest): Promise<StoreAnswer> {
    let answer: StoreAnswer = { ok: false, code: 'broken' };
    for (const [id, rate_id] of Object.entries(shippingMethods)) {
      answer = await store.change('cart/select-shipping-rate', { package_id: Number(id), rate_id });
      if (!answer.ok) break;
    }
    return answer;
  }

  return {
    async review(request, cause) {
      if (cause === 'delivery') {
        const chosen = await rates(request);
        if (chosen.ok) await reportChoices(request);
        return taken(chosen);
      }
      if (cause === 'payment') {
        await reportChoices(request);
        return taken(await store.read('cart'));
      }
      if (cause === 'all') {
        // Lines or coupons may have changed: the whole cart is fetched.
        const sent = await customer(request);
        const whole = sent.ok ? await refreshCart() : null;
        if (whole?.ok) review = { ...review, cart: whole.answer.cart };
        return taken(sent);
      }
      return taken(await customer(request));
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
  const parts = Object.entries(ADDRESS_FORM_NAMES);
  return Object.fromEntries(parts.map(([part, name]) => [name, address[part as keyof Address]]));
}
