import { useEffect } from 'react';
import { popupStore } from './popup-store.ts';

/**
 * A link with `data-lightbox` opens its target in a popup: an element of this page by `#id`, or
 * another page of the shop. Without script it is a plain link.
 */
export function usePopupLinks(): void {
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
