import type { CheckoutProblem } from '#wire/checkout.ts';
import type {
  CheckoutClient,
  CheckoutRequest,
  ReviewReply,
} from '../../checkout-client/checkout-client.ts';
import { cartStore } from '../../stores/cart/cart-store.ts';
import { fireEvent } from '../../ui/fire-event.ts';
import { listenFor } from '../../ui/listen-for.ts';
import { afterPress, watchPresses } from './after-press.ts';
import type { CheckoutAction } from './checkout-state.ts';
import { createReviewQueue, type ReviewQueue } from './review-queue.ts';

/** The debounce before a request. */
const PAUSE_MS = 500;

export interface WatchParts {
  client: CheckoutClient;
  /** Hash of the cart the page was rendered with. */
  hash: string;
  request(): CheckoutRequest;
  /** The problem at the field the page shows. */
  display(problem: CheckoutProblem): CheckoutProblem;
  dispatch(action: CheckoutAction): void;
  /** Nothing is left to check out. */
  leave(): void;
  /** The page was restored from the back-forward cache. */
  pageRestored(): void;
}

export interface WatchedCheckout {
  queue: ReviewQueue;
  stop(): void;
}

/** Keeps the page and the shop's cart in step, whichever code changes the cart. */
export function watchCheckout(parts: WatchParts): WatchedCheckout {
  const { client, dispatch } = parts;
  // The hash this page calculates with; a cart changed elsewhere has another one.
  const known = { hash: parts.hash, pending: false };
  const waiting = new Map<string, { problem: CheckoutProblem; value: string }>();
  const end = new AbortController();

  function take(reply: ReviewReply): void {
    if (!reply.ok) {
      dispatch({ kind: 'unreachable' });
      return;
    }
    const { review, notices, problems } = reply;
    if (review.cart.items.length === 0) {
      parts.leave();
      return;
    }
    dispatch({ kind: 'reviewed', review, notices });
    report(problems.map(parts.display));
    known.hash = review.cart.hash;
    cartStore.take(review.cart);
    fireEvent('updated_checkout', review, [review]);
  }

  /** A focused field is not sent before it is left. */
  function report(problems: readonly CheckoutProblem[]): void {
    const { activeElement } = document;
    waiting.clear();
    for (const problem of problems) {
      const writing = activeElement instanceof HTMLInputElement ? activeElement : null;
      if (writing?.name === problem.field) {
        waiting.set(problem.field, { problem, value: writing.value });
      } else dispatch({ kind: 'checked', field: problem.field, problem });
    }
  }

  function left({ target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return;
    const found = waiting.get(target.name);
    if (!found || found.value !== target.value) return;
    waiting.delete(target.name);
    const { problem } = found;
    afterPress(() => dispatch({ kind: 'checked', field: problem.field, problem }));
  }

  const queue = createReviewQueue<ReviewReply>({
    async send(cause) {
      known.pending = true;
      const reply = await client.review(parts.request(), cause);
      known.pending = false;
      return reply;
    },
    take,
    busy: (reviewing) => dispatch({ kind: 'reviewing', reviewing }),
    delay: PAUSE_MS,
  });

  const { signal } = end;
  listenFor('update_checkout', () => queue.request('all', true), signal);
  document.addEventListener('focusout', left, { signal });
  window.addEventListener(
    'pageshow',
    (event) => {
      if (!event.persisted) return;
      parts.pageRestored();
      // An order placed meanwhile has emptied the cart.
      queue.request('all', true);
    },
    { signal },
  );
  const unsubscribe = cartStore.subscribe(() => {
    const { cart, busy } = cartStore.get();
    if (cart && !busy && !known.pending && cart.hash !== known.hash) queue.request('all');
  });
  const unwatch = watchPresses();

  return {
    queue,
    stop() {
      queue.stop();
      end.abort();
      unsubscribe();
      unwatch();
    },
  };
}
