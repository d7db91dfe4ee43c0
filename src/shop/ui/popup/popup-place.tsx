import { lazy, Suspense, useSyncExternalStore } from 'react';
import { popupStore } from './popup-store.ts';
import { usePopupLinks } from './use-popup-links.ts';

// Most visits open none, so its code waits for the first one.
const Popup = lazy(async () => ({ default: (await import('./popup.tsx')).Popup }));

/** Where popups appear; one on a page, outside everything that listens to keys and fingers. */
export function PopupPlace() {
  usePopupLinks();
  const popup = useSyncExternalStore(popupStore.subscribe, popupStore.get, () => null);
  if (!popup) return null;
  return (
    <Suspense fallback={null}>
      <Popup key={popup.round} request={popup} onGone={() => popupStore.remove(popup)} />
    </Suspense>
  );
}
