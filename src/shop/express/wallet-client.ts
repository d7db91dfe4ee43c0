import type { Money } from '#rules/money/money.ts';
import { type WalletContact, type WalletPlace, walletAddress } from '#rules/payments/wallet.ts';
import { CARD_TOKEN_FIELD } from '#wire/forms/payment-data.ts';
import type { StoreCart } from '#wire/store/cart.ts';
import type { PlaceOrderReply } from '../checkout-client/checkout-client.ts';
import { placed } from '../checkout-client/placed.ts';
import { createStore, type StoreResponse } from '../checkout-client/store-api.ts';
import { isStoreCart } from '../checkout-client/store-bodies.ts';
import { currentAttributionValues } from '../stores/attribution-store.ts';
import { pageShop } from '../stores/cart/page-shop.ts';
import { type WalletCart, walletCart } from './wallet-cart.ts';

const ATTRIBUTION = 'woocommerce/order-attribution';

export interface WalletOrder {
  billing: WalletContact;
  shipping: WalletContact | null;
  paymentMethod: string;
  /** For the card of the wallet, where its provider gives one. */
  token?: string;
  /** The same for every attempt of this order. */
  key: string;
  /** What the wallet showed: an order of any other total is refused. */
  shownTotal: Money;
}

/** The shop as a wallet asks it: what the cart costs there, and the order. */
export function createWalletClient() {
  const store = createStore(pageShop().nonces.store);
  let known: StoreCart | null = null;
  let hash = '';

  function toWalletCart(response: StoreResponse): WalletCart | null {
    if (!response.ok || !isStoreCart(response.body)) return null;
    known = response.body;
    hash = response.hash;
    return walletCart(known);
  }

  return {
    async read(): Promise<WalletCart | null> {
      return toWalletCart(await store.read('cart'));
    },
    /** Before payment a wallet tells only a part of the address, sometimes half of the postcode. */
    async sendTo({ city, state, postal_code, country }: WalletPlace): Promise<WalletCart | null> {
      const place = { country: country ?? '', state: state ?? '', city: city ?? '' };
      const fullAddress = { ...place, postcode: postal_code ?? '' };
      const first = await store.change('cart/update-customer', { shipping_address: fullAddress });
      if (first.ok) return toWalletCart(first);
      const rest = { ...place, postcode: '' };
      return toWalletCart(await store.change('cart/update-customer', { shipping_address: rest }));
    },
    async choose(rateId: string): Promise<WalletCart | null> {
      const [only] = known?.shipping_rates ?? [];
      if (rateId === '' || !only) return known && walletCart(known);
      const chosen = { package_id: only.package_id, rate_id: rateId };
      return toWalletCart(await store.change('cart/select-shipping-rate', chosen));
    },
    async place(order: WalletOrder): Promise<PlaceOrderReply> {
      const { billing, paymentMethod: payment_method, key, shownTotal: displayedTotal } = order;
      const billing_address = walletAddress(
        billing.address?.line1 ? billing : { ...billing, address: order.shipping?.address ?? null },
      );
      const { email: _, ...shipping_address } = walletAddress(order.shipping ?? billing);
      const sent = {
        billing_address,
        shipping_address: { ...shipping_address, phone: billing_address.phone ?? '' },
        payment_method,
        ...(order.token !== undefined && {
          payment_data: [{ key: CARD_TOKEN_FIELD, value: order.token }],
        }),
        extensions: {
          // The terms stand beside the buttons.
          vitrine: { shown_total: displayedTotal, shown_cart: hash, terms: true },
          [ATTRIBUTION]: currentAttributionValues(),
        },
      };
      return placed(await store.change('checkout', sent, { 'idempotency-key': key }));
    },
  };
}
