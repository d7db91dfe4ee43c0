import { scrollStep } from './scroll-step.ts';
import { whenSettled } from './when-settled.ts';

export interface ScrollOptions {
  /** Milliseconds; with reduced motion the page jumps. */
  duration: number;
  /** Added to the target's upper edge; by default below the sticky header. */
  offset?: number;
}

/** Input that cancels the animation. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let stopRunning: (() => void) | null = null;

/**
 * Scrolls an element to the top of the window; `null` is the top of the page. The target is
 * measured in each frame, because elements above it may open or close meanwhile.
 */
export function scrollToElement(target: Element | null, options: ScrollOptions): Promise<void> {
  stopRunning?.();
  const { duration, offset = -headerHeight() } = options;
  const aim = () => (target ? getPlace(target) + offset : 0);
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return whenSettled().then(() => jump(aim()));
  }
  return new Promise((resolve) => {
    const from = window.scrollY;
    let start: number | undefined;
    let frame = requestAnimationFrame(step);

    function step(now: number): void {
      start ??= now;
      jump(scrollStep({ from, to: aim() }, now - start, duration));
      if (now - start >= duration) stop();
      else frame = requestAnimationFrame(step);
    }
    function stop(): void {
      cancelAnimationFrame(frame);
      for (const name of INTERRUPTIONS) window.removeEventListener(name, stop);
      stopRunning = null;
      resolve();
    }
    for (const name of INTERRUPTIONS) window.addEventListener(name, stop, { passive: true });
    stopRunning = stop;
  });
}

function getPlace(target: Element): number {
  return target.getBoundingClientRect().top + window.scrollY;
}

/** Read from the scroll-padding of base.css. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
