import { hasFields } from '#rules/input/has-fields.ts';
import type { WalletContact, WalletPlace } from '#rules/payments/wallet.ts';
import type {
  ExpressElement,
  WalletEvents,
  WalletOptions,
  WalletPrices,
} from '../provider/card-provider.ts';
import type { Choices } from './choices.ts';
import { type HostedFrame, hostFrame } from './frame-host.ts';
import styles from './test-pay.module.css';

// The button of a wallet, and the sheet that it opens: a frame in a dialog. What the sheet shows, the
// shop has priced; what is chosen there goes to the shop by the same events as a real wallet's.

const NAME = 'Elm Pay';

interface Contact {
  name: string;
  email: string;
  phone: string;
  address: Required<WalletPlace> & { line1: string };
}

const isContact = (value: unknown) =>
  hasFields<Contact>(value, {
    name: 'string',
    email: 'string',
    phone: 'string',
    address: 'object',
  });

type Listeners = { [Name in keyof WalletEvents]?: (news: WalletEvents[Name]) => void };

interface WalletButton {
  element: ExpressElement;
  /** For the card that was chosen in the sheet. */
  token(): { token?: string };
}

export function createWalletButton(choices: Choices): WalletButton {
  const listeners: Listeners = {};
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.wallet ?? '';
  button.textContent = NAME;
  let token = '';

  button.addEventListener('click', () => {
    listeners.click?.({ resolve: (options) => openSheet(options) });
  });

  function openSheet(options: WalletOptions): void {
    const dialog = document.createElement('dialog');
    dialog.className = styles.sheet ?? '';
    dialog.setAttribute('aria-label', NAME);
    const close = (cancelled: boolean) => {
      if (!dialog.isConnected) return;
      frame.remove();
      dialog.remove();
      button.focus();
      if (cancelled) listeners.cancel?.({});
    };
    const prices = (found: WalletPrices) => ({
      amount: choices.amount,
      rates: found.shippingRates ?? [],
      lines: found.lineItems ?? [],
    });
    /** Asks the shop, and tells the sheet what it says. */
    const respond = (to: unknown, found: WalletPrices | null) =>
      void frame.ask('prices', { to, found: found && prices(found) });
    const frame: HostedFrame = hostFrame('/test-pay/wallet', NAME, {
      ready: () =>
        void frame.ask('open', {
          currency: choices.currency,
          delivers: options.shippingAddressRequired,
          found: options.shippingAddressRequired ? null : prices(options),
        }),
      address({ to, contact }) {
        if (!isContact(contact)) return;
        const { line1: _, ...address } = contact.address;
        listeners.shippingaddresschange?.({
          address,
          resolve: (found) => respond(to, found),
          reject: () => respond(to, null),
        });
      },
      rate({ to, rate }) {
        if (!hasFields<{ id: string; amount: number; displayName: string }>(rate, RATE)) return;
        listeners.shippingratechange?.({
          shippingRate: rate,
          resolve: (found) => respond(to, found),
          reject: () => respond(to, null),
        });
      },
      pay({ contact, token: received }) {
        if (typeof received !== 'string' || !isContact(contact)) return;
        token = received;
        const billing: WalletContact = contact;
        listeners.confirm?.({
          billingDetails: billing,
          ...(options.shippingAddressRequired && { shippingAddress: billing }),
          paymentFailed: ({ message = '' }) => void frame.ask('failed', { problem: message }),
        });
      },
      close: () => close(true),
    });
    frame.ready.catch(() => close(true));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(true);
    });
    dialog.append(frame.element);
    document.body.append(dialog);
    dialog.showModal();
  }

  return {
    token: () => ({ token }),
    element: {
      on(event, then) {
        Object.assign(listeners, { [event]: then });
      },
      mount(place) {
        place.replaceChildren(button);
        listeners.ready?.({ availablePaymentMethods: { [NAME]: true } });
      },
      destroy: () => button.remove(),
    },
  };
}

const RATE = { id: 'string', amount: 'number', displayName: 'string' } as const;
