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

/** Closes the tooltip opened last: only one is open at a time. */
let closeCurrent: (() => void) | null = null;

/** State of one tooltip: triggers, delays and closing. */
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

  // The listener is attached before paint, so that an early Escape is handled.
  useLayoutEffect(() => {
    if (phase === 'closed') return;
    function goWithEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // The first Escape closes the tooltip; the dialog around it needs another one.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    document.addEventListener('keydown', goWithEscape, true);
    // It is positioned once: scrolling closes it.
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', goWithEscape, true);
      window.removeEventListener('scroll', close, { capture: true });
    };
  });

  return {
    phase,
    anchor: {
      // Touch has no hover: a tap acts, and the label is announced.
      onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && stay(),
      onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && loosen(),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && stay(),
      onBlur: loosen,
    },
  };
}
