import { useEffect } from 'react';
import { BACK_TO_TOP, SCROLL_TO_LINK } from './scroll-timing.ts';
import { scrollToElement } from './scroll-to-element.ts';

/**
 * Links within the page scroll smoothly; the target takes the focus and the address changes, as
 * natively. A component with its own handling prevents the default.
 */
export function useScrollLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || !isThisPage(link)) return;
  const toTop = link.hash === '#top';
  const target = toTop ? null : document.getElementById(link.hash.slice(1));
  if (!toTop && !target) return;
  event.preventDefault();
  history.pushState(history.state, '', link.hash);
  if (target) takeFocus(target);
  void scrollToElement(target, toTop ? BACK_TO_TOP : SCROLL_TO_LINK);
}

/** The next Tab continues here, even where the target itself is not focusable. */
function takeFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function isThisPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  return (
    link.hash.length > 1 &&
    link.origin === origin &&
    link.pathname === pathname &&
    link.search === search &&
    (link.target === '' || link.target === '_self')
  );
}
