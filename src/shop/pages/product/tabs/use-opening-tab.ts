import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { namedTab, REVIEWS_TAB } from '#rules/catalog/opening-tab.ts';
import { TO_REVIEWS } from '../../../ui/scroll/scroll-timing.ts';
import { scrollToElement } from '../../../ui/scroll/scroll-to-element.ts';
import { whenSettled } from '../../../ui/scroll/when-settled.ts';

/**
 * Opens the tab named by the address: at load, when the address changes, and when a link to the
 * reviews is followed. Each time the page scrolls to the target.
 */
export function useOpeningTab(tabs: readonly string[], open: (tab: string) => void): void {
  const follow = useEffectEvent(() => {
    const tab = namedTab(window.location.href, tabs);
    if (tab === null) return;
    open(tab);
    // A closed tab had no position until now.
    void whenSettled().then(() => getPlace(tab)?.scrollIntoView({ behavior: 'instant' }));
  });

  const goToReviews = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event;
    if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    const { pathname, search } = window.location;
    // With another query it is another page.
    if (link.hash !== '#reviews' || link.pathname !== pathname || link.search !== search) return;
    if (!tabs.includes(REVIEWS_TAB)) return;
    event.preventDefault();
    open(REVIEWS_TAB);
    const panel = document.getElementById(REVIEWS_TAB);
    requestAnimationFrame(() => {
      panel?.querySelector<HTMLElement>('#reviews')?.focus({ preventScroll: true });
      void scrollToElement(panel?.closest('section') ?? panel, TO_REVIEWS);
    });
  });

  // Before paint: a page opened at its reviews never shows its description first.
  useLayoutEffect(() => follow(), []);

  useEffect(() => {
    const changed = () => follow();
    const clicked = (event: MouseEvent) => goToReviews(event);
    window.addEventListener('hashchange', changed);
    // Before the shop's own handler of links within the page, whichever was registered first.
    document.addEventListener('click', clicked, { capture: true });
    return () => {
      window.removeEventListener('hashchange', changed);
      document.removeEventListener('click', clicked, { capture: true });
    };
  }, []);
}

/**
 * The element named by the address inside the tab; the tab with its heading where there is none.
 */
function getPlace(tab: string): Element | null {
  const { hash } = window.location;
  if (hash === '') return null;
  const panel = document.getElementById(tab);
  const named = document.getElementById(hash.slice(1));
  const inside = named !== null && named !== panel && panel?.contains(named);
  return inside ? named : (panel?.closest('section') ?? panel);
}
