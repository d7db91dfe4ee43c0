import { openCardFields } from './frame-card.ts';
import { openWalletSheet } from './frame-wallet.ts';

// The script inside the frames of the test provider. The page around it hands over a port, once; what
// comes from any other window is not heard.

/** What the page asks, and how it is answered. */
export type FrameHandlers = Record<
  string,
  (data: Record<string, unknown>) => Promise<Record<string, unknown>>
>;

/** Tells the page something by itself. */
export type Tell = (kind: string, data?: Record<string, unknown>) => void;

const SHOP = new URL(location.href).origin;

addEventListener('message', function open({ source, origin, ports }) {
  const [port] = ports;
  if (source !== window.parent || origin !== SHOP || !port) return;
  removeEventListener('message', open);
  const tell: Tell = (kind, data = {}) => port.postMessage({ ...data, kind });
  const handlers =
    document.body.dataset.frame === 'wallet' ? openWalletSheet(tell) : openCardFields(tell);
  port.onmessage = async ({ data }: MessageEvent<Record<string, unknown>>) => {
    const { kind, asks } = data;
    if (kind === 'look') {
      applyLook(data.look);
      return;
    }
    const answer = typeof kind === 'string' ? await handlers[kind]?.(data) : undefined;
    port.postMessage({ ...answer, answers: asks });
  };
  const measured = new ResizeObserver(() =>
    tell('height', { height: document.body.getBoundingClientRect().height }),
  );
  measured.observe(document.body);
  tell('ready');
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
