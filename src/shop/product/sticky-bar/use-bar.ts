import { useEffect, useState } from 'react';
import { useMatches } from '../../ui/tabs/use-matches.ts';
import { BUY_BOX_ID, BUY_ROW_ID } from '../buy-ids.ts';

/** Where the product is in two columns and the buy box is in the first screen. */
const WIDE = '(min-width: 850px)';

/**
 * The margin extends downwards without limit: an element below the window counts as not passed,
 * however far the jump.
 */
const ENDLESS = '0px 0px 1000000px 0px';

/**
 * Whether the bar is needed. On a wide screen once the page has been
 * scrolled past the buy box: its lower edge is above the window. On a narrow one, where the form's
 * own button is below the first screen, whenever that button is not visible.
 */
export function useBar(): boolean {
  const wide = useMatches(WIDE);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const element = document.getElementById(wide ? BUY_BOX_ID : BUY_ROW_ID);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setNeeded(entries.at(-1)?.isIntersecting === false),
      wide ? { rootMargin: ENDLESS } : {},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wide]);
  return needed;
}
