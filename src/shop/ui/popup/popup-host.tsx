import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { popupStore } from './popup-store.ts';

// Most visits open none, so its code is loaded with the first one.
const Popup = lazy(async () => ({ default: (await import('./popup.tsx')).Popup }));

/** Mounts popups; one on a page, outside of all elements that listen to keys and pointers. */
export function PopupHost() {
  usePopupLinks();
  const popup = useSyncExternalStore(popupStore.subscribe, popupStore.get, () => null);
  if (!popup) return null;
  return (
    <Suspense fallback={null}>
      <Popup key={popup.round} request={popup} onGone={() => popupStore.remove(popup)} />
    </Suspense>
  );
}

/**
 * A link with `data-lightbox` opens its target in a popup: an element of this page by `#id`, or
 * another page of the shop. Without script it is a plain link.
 */
function usePopupLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent): void {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
  const link = target instanceof Element ? target.closest('a[data-lightbox]') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || new URL(href, window.location.href).origin !== window.location.origin) {
    return;
  }
  event.preventDefault();
  popupStore.open({
    label: link.textContent.trim(),
    source: href.startsWith('#')
      ? { kind: 'inline', id: href.slice(1) }
      : { kind: 'fetched', address: href },
  });
}
