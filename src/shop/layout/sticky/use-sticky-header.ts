import { type RefObject, useEffect, useRef } from 'react';
import type { HeaderMode } from '#wire/layout.ts';

/** The header's wrapper, watched from the first scroll on: until then it costs no script. */
export function useStickyHeader(mode: HeaderMode): RefObject<HTMLDivElement | null> {
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = wrapper.current;
    if (!element || mode === 'static') return;
    const ended = new AbortController();
    const scroll = window.scrollY;
    const start = () => {
      void import('./watch-header.ts')
        .then(({ watchHeader }) => watchHeader(element, { mode, scroll }, ended.signal))
        // Without its script the header stays where the style sheet puts it.
        .catch(() => undefined);
    };
    const once = { once: true, passive: true, signal: ended.signal };
    if (scroll > 0) start();
    else window.addEventListener('scroll', start, once);
    return () => ended.abort();
  }, [mode]);

  return wrapper;
}
