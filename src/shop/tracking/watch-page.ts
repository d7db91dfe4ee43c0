import { emailFits } from '#rules/addresses/check-address.ts';
import { cartDifference } from '#rules/tracking/cart-difference.ts';
import type { TrackedEvent } from '#rules/tracking/tracked-event.ts';
import type { CartView } from '#wire/cart.ts';
import { COMMENT_FIELDS } from '#wire/comments.ts';
import { type PlayedVideo, VIDEO_EVENT } from '#wire/tracking/tracking.ts';
import { cartStore } from '../stores/cart/cart-store.ts';
import { trackingAllowed } from '../stores/consent-store.ts';
import { injectOnce } from './injected-scripts.ts';
import { knownItems } from './known-items.ts';
import { lineItem, trackedCart } from './page-events.ts';
import type { TrackedPage } from './tracked-page.ts';
import { rememberEmail } from './visit-memory.ts';

type Report = (event: TrackedEvent) => void;

/** What a visitor does on the page; returns how to stop watching. */
export function watchPage({ tracking }: TrackedPage, report: Report): () => void {
  const end = new AbortController();
  const { signal } = end;
  const stopCart = watchCart(report);
  document.addEventListener('submit', (event) => commented(event, report), {
    signal,
    capture: true,
  });
  document.addEventListener('change', (event) => typed(event, report), { signal });
  document.addEventListener(
    VIDEO_EVENT,
    ({ detail }) => {
      const script = tracking.players[new URL(detail.player).hostname];
      if (script && trackingAllowed('marketing')) injectOnce(script);
    },
    { signal },
  );
  return () => {
    end.abort();
    stopCart();
  };
}

/** Changes that were asked for on this page: those of other tabs are reported there. */
function watchCart(report: Report): () => void {
  let known = knownItems();
  return cartStore.subscribe(() => {
    const { cart, busy } = cartStore.get();
    if (!cart || cart.items === known) return;
    const changes = busy ? changesSince(known) : [];
    known = cart.items;
    for (const change of changes) report(change);
  });
}

/** What was added and removed since the basket had these lines; nothing where they are not known. */
export function changesSince(known: CartView['items'] | null): TrackedEvent[] {
  const { cart } = cartStore.get();
  if (!cart || !known) return [];
  const changes = cartDifference(known, cart.items);
  return changes.map(({ kind, line }) => ({
    kind,
    item: lineItem(line),
    cart: trackedCart(cart),
  }));
}

/** Whoever signs a comment or a review is known by that address, on the next page too. */
function commented({ target }: Event, report: Report): void {
  if (!(target instanceof HTMLFormElement) || target.id !== 'commentform') return;
  const email = new FormData(target).get(COMMENT_FIELDS.email);
  if (typeof email !== 'string' || !emailFits(email) || !trackingAllowed('marketing')) return;
  rememberEmail(email);
  report({ kind: 'identified', email });
}

/** The checkout's address, once it is one. */
function typed({ target }: Event, report: Report): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'billing_email') return;
  const { cart } = cartStore.get();
  const email = target.value.trim();
  if (cart && emailFits(email)) {
    report({ kind: 'checkout-email', email, cart: trackedCart(cart) });
  }
}

declare global {
  interface DocumentEventMap {
    [VIDEO_EVENT]: CustomEvent<PlayedVideo>;
  }
}
