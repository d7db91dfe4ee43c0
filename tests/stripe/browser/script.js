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
    create() {
      return {
        on(event, then) {
          listeners[event] = then;
        },
        mount(place) {
          frame = frameIn(place, `${FIELDS}/fields.html`, 'Secure payment input frame');
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
    submit: () => ask(frame, FIELDS, { kind: 'check' }),
    confirm: (secret) => ask(frame, FIELDS, { kind: 'confirm', secret, amount: choices.amount }),
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

window.Stripe = () => ({ elements: elementsFor, confirmPayment });
