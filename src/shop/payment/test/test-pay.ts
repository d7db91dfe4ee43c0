import type {
  CardElement,
  CardElements,
  CardProvider,
  CardPurpose,
  ExpressElement,
} from '../provider/card-provider.ts';
import { createCardFrame } from './card-frame.ts';
import type { Choices } from './choices.ts';
import { createWalletButton } from './wallet-button.ts';

// The script of the test provider, with the interface of a real one's: fields for a card in a frame, and
// the button of a wallet. The number that is typed stays in the frame, which gives a token for it.

export function openTestPay(): CardProvider {
  return {
    elements: (purpose) => createElements(purpose),
    // A token is paid with by the shop itself: nothing is left to be confirmed here.
    confirmPayment: async () => ({}),
    async confirmSetup({ elements, clientSecret, confirmParams }) {
      const card = frames.get(elements);
      const { error } = card ? await card.save(clientSecret) : {};
      if (error) return { error };
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('setup_intent', clientSecret);
      location.assign(back);
      // The page is left; nothing follows.
      return new Promise(() => undefined);
    },
  };
}

type CardFrame = ReturnType<typeof createCardFrame>;

/** The frame of each form, for the card that is saved. */
const frames = new WeakMap<CardElements, CardFrame>();

function createElements(purpose: CardPurpose): CardElements {
  const choices: Choices = {
    amount: 'amount' in purpose ? purpose.amount : 0,
    currency: 'currency' in purpose ? purpose.currency : '',
  };
  let card: CardFrame | null = null;
  let wallet: ReturnType<typeof createWalletButton> | null = null;
  function create(kind: 'payment'): CardElement;
  function create(kind: 'expressCheckout'): ExpressElement;
  function create(kind: 'payment' | 'expressCheckout') {
    if (kind === 'expressCheckout') {
      wallet = createWalletButton(choices);
      return wallet.element;
    }
    card = createCardFrame();
    frames.set(elements, card);
    return card.element;
  }
  const elements: CardElements = {
    create,
    update(changed) {
      choices.amount = changed.amount;
    },
    async submit() {
      if (wallet) return wallet.token();
      return card ? card.check('clientSecret' in purpose) : {};
    },
  };
  return elements;
}
