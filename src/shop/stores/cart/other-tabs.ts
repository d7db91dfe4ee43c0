import type { StoredResponse } from './stored-copy.ts';

const NAME = 'vitrine_cart';
/** For browsers without BroadcastChannel: the hash alone, and the other tabs fetch the cart. */
const HASH_NAME = 'wc_cart_hash';

const channel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME));
let open: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  if (open === undefined) open = channel();
  return open;
}

/** Sends the cart to the other tabs of this shop. */
export function notifyTabs(response: StoredResponse): void {
  const { fragments, cart_hash, cart } = response;
  const tabsChannel = openChannel();
  if (tabsChannel) {
    tabsChannel.postMessage({ fragments, cart_hash, cart: { ...cart, notices: [] } });
    return;
  }
  try {
    localStorage.setItem(HASH_NAME, cart_hash);
  } catch {
    // Forbidden: the other tabs notice by the cookie when they next become visible.
  }
}

interface TabListener {
  /** Another tab received this answer. */
  answered(response: StoredResponse): void;
  /** Another tab changed the cart without sending it. */
  changed(): void;
}

export function listenToTabs({ answered: toResponse, changed }: TabListener): void {
  const tabsChannel = openChannel();
  if (tabsChannel)
    tabsChannel.onmessage = ({ data }: MessageEvent<StoredResponse>) => toResponse(data);
  else window.addEventListener('storage', ({ key }) => key === HASH_NAME && changed());
}
