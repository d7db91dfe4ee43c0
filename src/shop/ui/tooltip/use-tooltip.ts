import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TOOLTIP_DELAY, TOOLTIP_SPEED, TOOLTIP_TOLERANCE } from './tooltip-timing.ts';

export type TooltipPhase = 'closed' | 'open' | 'leaving';

/** Closes the tooltip that was opened last: there is never more than one. */
let closeCurrent: (() => void) | null = null;

/** The life of one tooltip: who asks for it, how long it waits, and how it goes. */
export function useTooltip() {
  const [phase, setPhase] = useState<TooltipPhase>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function after(wait: number, step: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(step, wait);
  }

  function close(): void {
    clearTimeout(timer.current);
    setPhase('closed');
  }

  function open(): void {
    closeCurrent?.();
    closeCurrent = close;
    setPhase('open');
  }

  function leave(): void {
    setPhase('leaving');
    after(TOOLTIP_SPEED, close);
  }

  function stay(): void {
    if (phase === 'closed') {
      after(TOOLTIP_DELAY, open);
    } else {
      clearTimeout(timer.current);
      setPhase('open');
    }
  }

  function loosen(): void {
    if (phase === 'closed') clearTimeout(timer.current);
    else if (phase === 'open') after(TOOLTIP_TOLERANCE, leave);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  // With its first picture, not after it: an Escape right then is meant for it.
  useLayoutEffect(() => {
    if (phase === 'closed') return;
    function goWithEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // The first Escape belongs to the tooltip; the dialog around it waits for the next.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    document.addEventListener('keydown', goWithEscape, true);
    // It is placed once: what scrolls away from under it takes it along.
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', goWithEscape, true);
      window.removeEventListener('scroll', close, { capture: true });
    };
  });

  return {
    phase,
    anchor: {
      // A finger has no hover: what it taps acts, and says its name by itself.
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && stay(),
      onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && loosen(),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && stay(),
      onBlur: loosen,
    },
  };
}
