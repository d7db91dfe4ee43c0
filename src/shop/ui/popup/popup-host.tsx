import { lazy, Suspense, useSyncExternalStore } from 'react';
import { popupStore } from './popup-store.ts';
import { usePopupLinks } from './use-popup-links.ts';

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
