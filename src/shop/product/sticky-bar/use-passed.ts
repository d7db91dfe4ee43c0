import { useEffect, useState } from 'react';

/**
 * The margin extends downwards without limit: an element below the window counts as not passed,
 * however far the jump.
 */
const ENDLESS = '0px 0px 1000000px 0px';

/** Whether the page has been scrolled past an element: its lower edge is above the window. */
export function usePassed(id: string): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setPassed(entries.at(-1)?.isIntersecting === false),
      { rootMargin: ENDLESS },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return passed;
}
