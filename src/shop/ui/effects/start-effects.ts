import { prefersReducedMotion } from '../reduced-motion.ts';
import { COUNT_UP, COUNTED, type Count, countAt, readCount } from './count-up.ts';
import { parallaxShift } from './parallax-shift.ts';
import { hasViewTimelines } from './view-timelines.ts';

/** How far beyond the window's lower edge an element starts: its top at 101% and at 100%. */
export const ENTRANCE_MARGIN = '0px 0px 1% 0px';
export const COUNT_MARGIN = '0px';

/** Starts what the style sheet alone cannot do; ends with the signal. */
export function startEffects(signal: AbortSignal): void {
  if (prefersReducedMotion()) return;
  whenReached(marked('count-up'), COUNT_MARGIN, signal, (element) => countUp(element, signal));
  if (hasViewTimelines()) return;
  startEntrances(signal);
  startParallax(signal);
}

function marked(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)];
}

/** Calls back once for each element whose top comes to the window's lower edge plus the margin. */
function whenReached(
  elements: HTMLElement[],
  rootMargin: string,
  signal: AbortSignal,
  reached: (element: HTMLElement) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        reached(target);
      }
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * The true number stays the element's text, for readers and programs; what is counted is shown over it
 * by the style sheet, and keeps its width.
 */
function countUp(element: HTMLElement, signal: AbortSignal): void {
  const text = element.textContent ?? '';
  const count = readCount(text);
  if (!count) return;
  const { value } = count;
  const show = getWriter(count, document.documentElement.lang);
  const start = performance.now();
  element.style.minInlineSize = `${element.getBoundingClientRect().width}px`;

  function step(now: number): void {
    const seconds = (now - start) / 1000;
    const ends = signal.aborted || seconds >= COUNT_UP.duration;
    if (ends) {
      element.removeAttribute(COUNTED);
      return;
    }
    element.setAttribute(COUNTED, show(countAt(value, seconds)));
    requestAnimationFrame(step);
  }
  step(start);
}

/** Writes numbers as the final one is written. */
function getWriter({ before, after, grouped }: Count, locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    useGrouping: grouped,
    maximumFractionDigits: COUNT_UP.decimals,
  });
  return (value) => `${before}${format.format(value)}${after}`;
}

/** Only what is below the window waits: hiding what is seen already would flicker. */
function startEntrances(signal: AbortSignal): void {
  const below = marked('animate').filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  for (const element of below) element.dataset.effect = 'waiting';
  whenReached(below, ENTRANCE_MARGIN, signal, (element) => {
    element.dataset.effect = 'started';
  });
}

function startParallax(signal: AbortSignal): void {
  const elements = marked('parallax').map((element) => ({ element, shift: 0 }));
  if (elements.length === 0) return;
  let frame = 0;

  function move(): void {
    frame = 0;
    const height = window.innerHeight;
    // All are measured before the first is moved: each would have the page laid out again.
    const boxes = elements.map(({ element }) => element.getBoundingClientRect());
    for (const [index, one] of elements.entries()) {
      const box = boxes[index];
      if (!box) continue;
      const top = box.top - one.shift;
      const rate = Number(one.element.dataset.parallax) || 0;
      one.shift = parallaxShift(rate, { window: height, top, height: box.height });
      one.element.style.translate = `0 ${one.shift}px`;
    }
  }
  function onScroll(): void {
    if (frame === 0) frame = requestAnimationFrame(move);
  }
  move();
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', onScroll, { signal });
}
