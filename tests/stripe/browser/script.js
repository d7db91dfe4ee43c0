// Plays the provider's script: fields in a frame of the provider, a bank in another. The card number is
// typed into the frame and sent by it; this script, which runs in the shop's page, never sees it.

const FIELDS = 'https://js.stripe.com';
const API = 'https://api.stripe.com';
const BANK = 'https://hooks.stripe.com';

function frameIn(place, address, title) {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = address;
  frame.style.cssText = 'inline-size: 100%; block-size: 15rem; border: 0';
  place.append(frame);
  return frame;
}

/** Asks a frame, and resolves with its answer. */
function ask(frame, origin, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    frame.contentWindow.postMessage(question, origin, [port2]);
  });
}

function elementsFor(choices) {
  const listeners = {};
  let frame;
  return {
    create(kind) {
      if (kind === 'expressCheckout') return expressFor(choices);
      return {
        on(event, then) {
          listeners[event] = then;
        },
        mount(place) {
          const theme = choices.appearance?.theme ?? '';
          const address = `${FIELDS}/fields.html?theme=${theme}`;
          frame = frameIn(place, address, 'Secure payment input frame');
          const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
          const session = fetch(`${API}/v1/elements/sessions`);
          Promise.all([loaded, session]).then(
            () => listeners.ready?.(),
            () => listeners.loaderror?.(),
          );
        },
        destroy: () => frame?.remove(),
      };
    },
    update: (changed) => Object.assign(choices, changed),
    submit: async () => (frame ? ask(frame, FIELDS, { kind: 'check' }) : {}),
    save: (secret) => ask(frame, FIELDS, { kind: 'save', secret }),
    confirm: (secret) =>
      frame
        ? ask(frame, FIELDS, {
            kind: 'confirm',
            secret,
            amount: choices.amount,
            saves: choices.setupFutureUsage,
          })
        : payByWallet(secret, choices.amount),
  };
}

const WALLET_CARD = '4242424242424242';
const HOME = {
  line1: '12 Harbour Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country: 'US',
};
const OWNER = { name: 'Wanda Wallet', email: 'wanda@example.com', phone: '5035550123' };

async function payByWallet(secret, amount) {
  const [id] = secret.split('_secret_');
  const fields = { client_secret: secret, number: WALLET_CARD, amount };
  const reply = await fetch(`${API}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return reply.json();
}

/** A button, and a dialog that plays the wallet: it shows the sum, asks for the delivery, and pays. */
function expressFor(choices) {
  const listeners = {};
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Google Pay';
  button.style.cssText =
    'inline-size: 100%; block-size: 2.75rem; border-radius: 4px; background: black; color: white';
  const asked = (event, told) =>
    new Promise((resolve, reject) => {
      listeners[event]({ ...told, resolve, reject: () => reject(new Error(event)) });
    });
  button.onclick = async () => {
    const options = await asked('click', { expressPaymentType: 'google_pay' });
    const { line1: _, ...part } = HOME;
    const priced = options.shippingAddressRequired
      ? await asked('shippingaddresschange', { address: part })
      : options;
    openWallet(options, priced);
  };
  function openWallet(options, priced) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Wallet');
    const sum = document.createElement('output');
    const list = document.createElement('div');
    const show = ({ shippingRates = [] }) => {
      sum.value = String(choices.amount);
      list.replaceChildren(
        ...shippingRates.map((rate) => {
          const choice = document.createElement('button');
          choice.textContent = rate.displayName;
          choice.onclick = async () =>
            show(await asked('shippingratechange', { shippingRate: rate }));
          return choice;
        }),
      );
    };
    const pay = document.createElement('button');
    pay.textContent = 'Pay';
    pay.onclick = () => {
      dialog.remove();
      listeners.confirm({
        expressPaymentType: 'google_pay',
        billingDetails: { ...OWNER, address: HOME },
        ...(options.shippingAddressRequired && {
          shippingAddress: { name: OWNER.name, address: HOME },
        }),
        paymentFailed: () => undefined,
      });
    };
    const cancel = document.createElement('button');
    cancel.textContent = 'Cancel';
    cancel.onclick = () => {
      dialog.remove();
      listeners.cancel?.({});
    };
    show(priced);
    dialog.append(sum, list, pay, cancel);
    document.body.append(dialog);
    dialog.showModal();
  }
  return {
    on(event, then) {
      listeners[event] = then;
    },
    mount(place) {
      place.append(button);
      fetch(`${API}/v1/elements/sessions`).then(
        () => listeners.ready?.({ availablePaymentMethods: { googlePay: true } }),
        () => listeners.loaderror?.({}),
      );
    },
    destroy: () => button.remove(),
  };
}

async function confirmPayment({ elements, clientSecret, confirmParams }) {
  let answer = await elements.confirm(clientSecret);
  if (answer.status === 'requires_action') {
    const frame = frameIn(document.body, `${BANK}/bank.html`, 'Security check of your bank');
    frame.style.cssText = 'position: fixed; inset: 20% 20%; background: white; z-index: 99';
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    answer = await ask(frame, BANK, { secret: clientSecret });
    frame.remove();
  }
  if (answer.error) return { error: answer.error };
  location.assign(confirmParams.return_url);
  return new Promise(() => undefined);
}

async function confirmSetup({ elements, clientSecret, confirmParams }) {
  const answer = await elements.save(clientSecret);
  if (answer.error) return { error: answer.error };
  const [id] = clientSecret.split('_secret_');
  const back = new URL(confirmParams.return_url);
  back.searchParams.set('setup_intent', id);
  back.searchParams.set('redirect_status', 'succeeded');
  location.assign(back.href);
  return new Promise(() => undefined);
}

window.Stripe = () => ({ elements: elementsFor, confirmPayment, confirmSetup });
