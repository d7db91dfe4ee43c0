import type { CardElement, CardElements } from '../provider/card-provider.ts';
import { type HostedFrame, hostFrame } from './frame-host.ts';

type Submitted = Awaited<ReturnType<CardElements['submit']>>;

interface CardFrame {
  element: CardElement;
  /** Checks what was typed and gives a token for it; `only` checks it. */
  check(only: boolean): Promise<Submitted>;
  /** The card becomes the customer's, who has begun to save it by this secret. */
  save(setup: string): Promise<Submitted>;
}

/** The fields for a card. */
export function createCardFrame(): CardFrame {
  const listeners: { ready?: () => void; loaderror?: () => void } = {};
  let frame: HostedFrame | null = null;

  async function ask(kind: string, data?: Record<string, unknown>): Promise<Submitted> {
    if (!frame) return {};
    const { token, problem } = await frame.ask(kind, data);
    if (typeof problem === 'string') return { error: { message: problem } };
    return typeof token === 'string' ? { token } : {};
  }

  return {
    element: {
      on(event: 'ready' | 'loaderror', then: () => void) {
        listeners[event] = then;
      },
      mount(place: HTMLElement) {
        const opened = hostFrame('/test-pay/card', 'Card', {});
        frame = opened;
        place.replaceChildren(opened.element);
        opened.ready.then(
          () => listeners.ready?.(),
          () => listeners.loaderror?.(),
        );
      },
      destroy() {
        frame?.remove();
        frame = null;
      },
    },
    check: (only) => ask(only ? 'check' : 'token'),
    save: (setup) => ask('token', { setup }),
  };
}
