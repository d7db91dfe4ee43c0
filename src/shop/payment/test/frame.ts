import { openCardFields } from './frame-card.ts';
import type { Notify } from './frame-messages.ts';
import { openWalletSheet } from './frame-wallet.ts';

// The script inside the frames of the test provider. The page around it hands over a port, once; what
// comes from any other window is not heard.

const SHOP = new URL(location.href).origin;

addEventListener('message', function open({ source, origin, ports }) {
  const [port] = ports;
  if (source !== window.parent || origin !== SHOP || !port) return;
  removeEventListener('message', open);
  const notify: Notify = (kind, data = {}) => port.postMessage({ ...data, kind });
  const handlers =
    document.body.dataset.frame === 'wallet' ? openWalletSheet(notify) : openCardFields();
  port.onmessage = async ({ data }: MessageEvent<Record<string, unknown>>) => {
    const { kind, request } = data;
    if (kind === 'look') {
      applyLook(data.look);
      return;
    }
    const reply = typeof kind === 'string' ? await handlers[kind]?.(data) : undefined;
    port.postMessage({ ...reply, replyTo: request });
  };
  const measured = new ResizeObserver(() =>
    notify('height', { height: document.body.getBoundingClientRect().height }),
  );
  measured.observe(document.body);
  notify('ready');
});

/** Colours and fonts of the shop's theme. */
function applyLook(look: unknown): void {
  if (typeof look !== 'object' || look === null) return;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(look)) {
    if (typeof value === 'string') style.setProperty(name, value);
  }
  document.body.dataset.look = 'shop';
}
