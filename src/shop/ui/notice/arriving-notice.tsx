import { type ComponentProps, Fragment, useEffect, useRef } from 'react';
import { useRefreshedOnce } from '../live-region/use-refreshed-once.ts';
import { TO_NOTICE } from '../scroll/scroll-timing.ts';
import { scrollToElement } from '../scroll/scroll-to-element.ts';
import { Notice } from './notice.tsx';

/** Delay between the notice's appearance and its focus, in milliseconds. */
export const NOTICE_FOCUS_MS = 500;

/**
 * The shop's answer to an action: scrolled into view, focused and announced. A static notice is a
 * plain <Notice>.
 */
export function ArrivingNotice({ children, ...notice }: ComponentProps<typeof Notice>) {
  const ref = useRef<HTMLDivElement>(null);
  const round = useRefreshedOnce();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    void scrollToElement(element, TO_NOTICE);
    const timer = setTimeout(() => element.focus({ preventScroll: true }), NOTICE_FOCUS_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice {...notice} ref={ref}>
      <Fragment key={round}>{children}</Fragment>
    </Notice>
  );
}
