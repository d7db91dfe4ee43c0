import { type Money, money } from '#rules/money/money.ts';
import type { ExpressConfig } from '#wire/payments/express.ts';
import { loadCardProvider } from '../payment/card-script.ts';
import type {
  CardElements,
  CardProvider,
  WalletEvents,
} from '../payment/provider/card-provider.ts';
import { themeNow } from '../payment/theme-now.ts';
import { pageText } from '../stores/cart/page-shop.ts';
import type { WalletCart } from './wallet-cart.ts';
import { createWalletClient } from './wallet-client.ts';

const BUTTON_HEIGHT = 48;

interface Situation {
  total: Money;
  needsShipping: boolean;
  add?(): Promise<boolean> | null;
}

export interface WalletParts {
  place: HTMLElement;
  config: ExpressConfig;
  /** In the smallest unit of the provider. */
  amount: number;
  currency: string;
  /** As the page is at this moment. */
  situation(): Situation;
  display(any: boolean): void;
  failed(problem: string): void;
  cancelled(): void;
}

export interface Wallets {
  update(amount: number): void;
  close(): void;
}

/** Shows the buttons; whoever presses one pays the cart, at the shop's prices, by the usual order. */
export function openWallets(parts: WalletParts): Wallets {
  let elements: CardElements | null = null;
  let remove: (() => void) | null = null;
  let closed = false;
  let { amount } = parts;

  async function show(): Promise<void> {
    const { config, currency, place } = parts;
    const provider = await loadCardProvider(config);
    if (closed) return;
    elements = provider.elements({
      mode: 'payment',
      amount,
      currency: currency.toLowerCase(),
      captureMethod: config.capture,
      appearance: { theme: themeNow() },
    });
    const buttons = elements.create('expressCheckout', { buttonHeight: BUTTON_HEIGHT });
    const purchase = createPurchase(parts, provider, elements);
    remove = () => buttons.destroy();
    buttons.on('ready', ({ availablePaymentMethods }) =>
      parts.display(availablePaymentMethods !== undefined),
    );
    buttons.on('loaderror', () => parts.display(false));
    buttons.on('click', purchase.begin);
    buttons.on('shippingaddresschange', (event) => void purchase.addressChosen(event));
    buttons.on('shippingratechange', (event) => void purchase.rateChosen(event));
    buttons.on('confirm', (event) => void purchase.confirm(event));
    buttons.on('cancel', parts.cancelled);
    buttons.mount(place);
  }

  show().catch(() => parts.display(false));
  return {
    update(changed) {
      amount = changed;
      elements?.update({ amount });
    },
    close() {
      closed = true;
      remove?.();
    },
  };
}

const PENDING = [{ id: 'pending', amount: 0 }] as const;

/** One purchase after the other by the same buttons. */
function createPurchase(parts: WalletParts, provider: CardProvider, elements: CardElements) {
  const client = createWalletClient();
  let ready: Promise<boolean> = Promise.resolve(true);
  let key = '';
  let displayedTotal = money(0);

  /** The wallet shows what the shop has computed. */
  function showSum(cart: WalletCart | null): WalletCart | null {
    if (!cart) return null;
    displayedTotal = cart.total;
    elements.update({ amount: cart.amount });
    return cart;
  }

  function respond(
    event: WalletEvents['shippingratechange' | 'shippingaddresschange'],
    cart: WalletCart | null,
  ) {
    const priced = showSum(cart);
    if (priced && priced.prices.shippingRates.length > 0) event.resolve(priced.prices);
    else event.reject();
  }

  return {
    begin({ resolve }: WalletEvents['click']): void {
      const { total, needsShipping, add } = parts.situation();
      const adding = add ? add() : Promise.resolve(true);
      // Without an answer no wallet opens: something is still to be chosen.
      if (!adding) return;
      ready = adding;
      key = crypto.randomUUID();
      displayedTotal = total;
      parts.failed('');
      const displayName = pageText('cart.express.pending');
      const open = () =>
        resolve({
          emailRequired: true,
          phoneNumberRequired: parts.config.phone,
          billingAddressRequired: true,
          shippingAddressRequired: needsShipping,
          ...(needsShipping && { shippingRates: PENDING.map((one) => ({ ...one, displayName })) }),
        });
      // With an address the shop tells the sum later; without one it must be known now.
      if (needsShipping || !add) open();
      else void ready.then(async (ok) => ok && showSum(await client.read()) && open());
    },
    async addressChosen(event: WalletEvents['shippingaddresschange']): Promise<void> {
      respond(event, (await ready) ? await client.sendTo(event.address) : null);
    },
    async rateChosen(event: WalletEvents['shippingratechange']): Promise<void> {
      respond(event, (await ready) ? await client.choose(event.shippingRate.id) : null);
    },
    async confirm(event: WalletEvents['confirm']): Promise<void> {
      const fail = (message: string) => {
        const text = message || pageText('cart.express.failed');
        parts.failed(text);
        event.paymentFailed({ reason: 'fail', message: text });
      };
      const { error, token } = await elements.submit();
      if (error || !(await ready)) return fail(error?.message ?? '');
      const { billingDetails, shippingAddress } = event;
      const reply = await client.place({
        billing: billingDetails ?? shippingAddress ?? {},
        shipping: shippingAddress ?? null,
        paymentMethod: parts.config.provider,
        ...(token !== undefined && { token }),
        key,
        shownTotal: displayedTotal,
      });
      if (!reply.ok) {
        const problem = reply.code === 'refused' ? reply.problems[0]?.text : '';
        return fail(problem ?? '');
      }
      if (reply.confirm) {
        const { clientSecret, returnUrl } = reply.confirm;
        const return_url = new URL(returnUrl, location.origin).href;
        await provider.confirmPayment({ elements, clientSecret, confirmParams: { return_url } });
      }
      // The order is placed: its page says what became of the payment.
      location.assign(reply.redirect);
    },
  };
}
