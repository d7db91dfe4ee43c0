import { type QuantityChange, quantityChange } from '#rules/cart/quantity-change.ts';
import type { QuantityLimits } from '#wire/product.ts';

// A quantity on its way from the field to the shop, without page or network.

export interface DraftParts {
  limits(): QuantityLimits;
  /** What the cart has now. */
  quantity(): number;
  delay(): number;
  /** True where the shop has answered, with a yes or a no; false where it could not be reached. */
  send(quantity: number): Promise<boolean>;
  remove(): void;
  /** `text` is null where the field shows what the cart has. */
  show(draft: { text: string | null; problem: QuantityProblem | null }): void;
  /** Called while something waits to be sent; answers how to say that it no longer does. */
  waits(send: () => Promise<unknown>): () => void;
}

export type QuantityProblem = Extract<QuantityChange, { kind: 'too-many' | 'not-a-step' }>;

export interface LineDraft {
  /** Each key press. */
  type(text: string): void;
  /** The field was left, Enter was pressed, or a button did it. */
  settle(text: string): void;
  /** The field is going away: what waits is sent. */
  end(): void;
}

export function createLineDraft(parts: DraftParts): LineDraft {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  let latest: string | null = null;
  // A field that goes with its line is left once more on its way out.
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
      const answered = await parts.send(quantity);
      // What was typed meanwhile stays, and so does what could not be sent.
      if (answered && latest === text) show(null);
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
