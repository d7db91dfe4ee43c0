/** Selectors that open the side cart: the header's basket, and elements a shop marks. */
export const TRIGGERS = 'a.cart-link, .xoo-wsc-cart-trigger, [data-side-cart-open]';

/** Calls `open` for a plain click on a trigger, and `near` on hover or focus. */
export function listenToTriggers(open: () => void, near: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  const click = (event: MouseEvent) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!isTrigger(target)) return;
    event.preventDefault();
    open();
  };
  const reach = ({ target }: Event) => isTrigger(target) && near();
  document.addEventListener('click', click, { signal });
  document.addEventListener('pointerover', reach, { signal, passive: true });
  document.addEventListener('focusin', reach, { signal, passive: true });
  return () => events.abort();
}

function isTrigger(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TRIGGERS) !== null;
}
