import type { StoredAnswer } from './stored-copy.ts';

const NAME = 'vitrine_cart';
/** For browsers that cannot speak from tab to tab: the hash alone, and the others ask. */
const HASH_NAME = 'wc_cart_hash';

const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME));
let open: BroadcastChannel | null | undefined;

function speaking(): BroadcastChannel | null {
  if (open === undefined) open = channel();
  return open;
}

/** Tells the other tabs of this shop what the cart is now. */
export function tellTabs(answer: StoredAnswer): void {
  const { fragments, cart_hash, cart } = answer;
  const told = speaking();
  if (told) {
    told.postMessage({ fragments, cart_hash, cart: { ...cart, notices: [] } });
    return;
  }
  try {
    localStorage.setItem(HASH_NAME, cart_hash);
  } catch {
    // Forbidden: the other tabs find out by their cookie when they are next looked at.
  }
}

interface TabListener {
  /** Another tab had this answer. */
  answered(answer: StoredAnswer): void;
  /** Another tab changed the cart and could not say how. */
  changed(): void;
}

export function listenToTabs({ answered, changed }: TabListener): void {
  const told = speaking();
  if (told) told.onmessage = ({ data }: MessageEvent<StoredAnswer>) => answered(data);
  else window.addEventListener('storage', ({ key }) => key === HASH_NAME && changed());
}
