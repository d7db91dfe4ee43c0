import { type QuantityChange, quantityChange } from '#rules/cart/quantity-change.ts';
import type { QuantityLimits } from '#wire/product.ts';

// A quantity edit from field to request, independent of DOM and network.

export interface DraftParts {
  limits(): QuantityLimits;
  /** The quantity that the server has stored. */
  quantity(): number;
  delay(): number;
  /** True where the shop answered, with success or refusal; false where it could not be reached. */
  send(quantity: number): Promise<boolean>;
  remove(): void;
  /** `text` is null where the field shows the cart's quantity. */
  show(draft: { text: string | null; problem: QuantityProblem | null }): void;
  /** Called while an edit is unsent; returns how to report that it is sent. */
  waits(send: () => Promise<unknown>): () => void;
}

export type QuantityProblem = Extract<QuantityChange, { kind: 'too-many' | 'not-a-step' }>;

export interface LineDraft {
  /** Called on each key press. */
  type(text: string): void;
  /** On blur, Enter or a press of a button. */
  settle(text: string): void;
  /** On unmount: sends a pending edit. */
  end(): void;
}

export function createLineDraft(parts: DraftParts): LineDraft {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  let latest: string | null = null;
  // A field that is removed with its line is blurred once more.
  let removing = false;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    stopWaiting?.();
    stopWaiting = undefined;
  }
  function show(text: string | null, problem: QuantityProblem | null = null): void {
    latest = text;
    parts.show({ text, problem });
  }
  function later(quantity: number, text: string): void {
    const send = async () => {
      stop();
      const isHandled = await parts.send(quantity);
      // An edit made meanwhile stays, and so does one that could not be sent.
      if (isHandled && latest === text) show(null);
    };
    timer = setTimeout(() => void send(), parts.delay());
    stopWaiting = parts.waits(send);
  }

  return {
    type(text) {
      removing = false;
      stop();
      show(text);
      const change = quantityChange(text, parts.limits());
      if (change.kind === 'set' && change.quantity !== parts.quantity()) {
        later(change.quantity, text);
      }
    },
    settle(text) {
      if (removing) return;
      stop();
      const change = quantityChange(text, parts.limits());
      if (change.kind === 'restore') show(null);
      else if (change.kind === 'remove') {
        removing = true;
        show(text);
        parts.remove();
      } else if (change.kind !== 'set') show(text, change);
      else if (change.quantity === parts.quantity()) show(null);
      else {
        show(text);
        later(change.quantity, text);
      }
    },
    end() {
      const waits = stopWaiting !== undefined;
      const text = latest;
      stop();
      if (!waits || text === null) return;
      const change = quantityChange(text, parts.limits());
      if (change.kind === 'set') void parts.send(change.quantity);
    },
  };
}
