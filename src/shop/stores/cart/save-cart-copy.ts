import { readCartCookies } from './cart-cookies.ts';
import { announce } from './cart-events.ts';
import { cartStore } from './cart-store.ts';
import { loadActions } from './load-actions.ts';
import { listenToTabs } from './other-tabs.ts';
import { notePendingChange, PENDING_LIFE_MS, readPendingChange } from './pending-change.ts';
import { fragmentsInPage, replaceFragments } from './replace-fragments.ts';
import { dropCopy, readCopy, type StoredResponse, writeCopy } from './stored-copy.ts';
import { tabStorage } from './tab-storage.ts';

/** How often the cookie is read for a change that the page before left pending. */
const LOOK_MS = 250;

let started = false;
let awaited = false;

/** Once per page: shows the tab's copy at once and follows the cart from then on. */
export function storeCart(): void {
  if (started) return;
  started = true;
  const left = readPendingChange(tabStorage(), Date.now());
  followCookies();
  if (left !== null) awaitOther(left);
  listenToTabs({ answered: takeFromTab, changed: followCookies });
  // A page from the back-forward cache is restored as it was left; the cart may have changed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followCookies());
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', followCookies);
  document.addEventListener('visibilitychange', () => !document.hidden && followCookies());
}

function leave(): void {
  if (!awaited && !cartStore.get().busy) return;
  notePendingChange(tabStorage(), readCartCookies(document.cookie).hash, Date.now());
}

/**
 * The page before was left with a pending change. Not every browser fires an event for a new
 * cookie.
 */
function awaitOther(hash: string): void {
  awaited = true;
  const until = Date.now() + PENDING_LIFE_MS;
  const look = setInterval(() => {
    const same = readCartCookies(document.cookie).hash === hash;
    if (same && Date.now() < until) return;
    clearInterval(look);
    awaited = false;
    if (!same) followCookies();
  }, LOOK_MS);
}

/**
 * The cookies tell whether there is a cart and which one; the shop is asked only where our copy
 * differs.
 */
function followCookies(): void {
  const { cart, busy } = cartStore.get();
  // A pending request brings its own answer.
  if (busy) return;
  const { filled, hash } = readCartCookies(document.cookie);
  const storage = tabStorage();
  if (!filled) {
    dropCopy(storage);
    if (cart && cart.items.length > 0) cartStore.reset();
    return;
  }
  if (cart?.hash === hash) return;
  const copy = readCopy(storage, hash, Date.now());
  // The page before may not have contained an element of this one.
  if (!copy || lacksSome(copy)) {
    void refresh();
    return;
  }
  show(copy);
  announce('wc_fragments_loaded', { fragments: copy.fragments, cart_hash: copy.cart_hash });
}

async function refresh(): Promise<void> {
  try {
    await (await loadActions()).refreshCart();
  } catch {
    // The script itself could not be loaded: as with any failed refresh, nothing is shown.
    announce('wc_fragments_ajax_error');
  }
}

function takeFromTab(response: StoredResponse): void {
  const { cart } = cartStore.get();
  // Two tabs at once: the later answer may belong to the earlier change.
  if (cart && response.cart.version < cart.version) {
    void refresh();
    return;
  }
  writeCopy(tabStorage(), response, Date.now());
  show(response);
  // Only for changes: two tabs with different elements would otherwise refresh each other
  // endlessly.
  const news = cart?.version !== response.cart.version || cart.hash !== response.cart.hash;
  if (news && lacksSome(response)) void refresh();
}

function lacksSome({ fragments }: StoredResponse): boolean {
  return fragmentsInPage(document).some((selector) => !(selector in fragments));
}

function show({ cart, fragments }: StoredResponse): void {
  cartStore.take(cart);
  replaceFragments(document, fragments);
}
