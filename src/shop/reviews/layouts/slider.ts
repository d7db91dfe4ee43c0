import { findElement } from '../../ui/dom/find-element.ts';
import { SLIDER_GAP, swipeStep } from './slider-rules.ts';

/** Moves by buttons, arrow keys and swipes, a view at a time. */
export function startSlider(slider: HTMLElement, rtl: boolean): () => void {
  const strip = slider.querySelector<HTMLElement>('[data-review-list]');
  if (!strip) return () => undefined;
  const events = new AbortController();
  const { signal } = events;
  strip.style.setProperty('--gap', `${getGap(strip)}px`);
  slider.dataset.ready = '';

  const move = (step: -1 | 1) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const view = strip.clientWidth + getGap(strip);
    const left = step * view * (rtl ? -1 : 1);
    strip.scrollBy({ left, behavior: calm ? 'instant' : 'smooth' });
  };
  const mark = () => {
    const at = Math.abs(strip.scrollLeft);
    const end = strip.scrollWidth - strip.clientWidth;
    button(slider, 'back').disabled = at <= 1;
    button(slider, 'on').disabled = at >= end - 1;
  };

  slider.addEventListener(
    'click',
    ({ target }) => {
      const pressed =
        target instanceof Element ? target.closest<HTMLElement>('[data-slide]') : null;
      if (pressed) move(pressed.dataset.slide === 'back' ? -1 : 1);
    },
    { signal },
  );
  strip.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== strip) return;
      const towardsEnd = rtl ? 'ArrowLeft' : 'ArrowRight';
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      move(event.key === towardsEnd ? 1 : -1);
    },
    { signal },
  );
  listenToSwipes(strip, rtl, move, signal);
  strip.addEventListener('scroll', mark, { passive: true, signal });
  const widths = new ResizeObserver(mark);
  widths.observe(strip);
  // After more or other reviews its width is the same, its end is not.
  const items = new MutationObserver(mark);
  items.observe(strip, { childList: true });
  return () => {
    events.abort();
    widths.disconnect();
    items.disconnect();
  };
}

function listenToSwipes(
  strip: HTMLElement,
  rtl: boolean,
  move: (step: -1 | 1) => void,
  signal: AbortSignal,
): void {
  let start: PointerEvent | null = null;
  let swiped = false;
  strip.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  strip.addEventListener(
    'pointerdown',
    (event) => {
      start = event.isPrimary ? event : null;
      swiped = false;
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!start || event.pointerId !== start.pointerId) return;
      const movement = {
        dx: event.clientX - start.clientX,
        dy: event.clientY - start.clientY,
        ms: event.timeStamp - start.timeStamp,
      };
      start = null;
      const step = swipeStep(movement, rtl);
      if (step === 0) return;
      swiped = true;
      move(step);
    },
    { signal },
  );
  // The click at the end of a swipe is suppressed.
  strip.addEventListener(
    'click',
    (event) => {
      if (!swiped) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}

function getGap(strip: HTMLElement): number {
  return Number(strip.dataset.gap ?? SLIDER_GAP);
}

function button(slider: HTMLElement, movement: 'back' | 'on'): HTMLButtonElement {
  return findElement(slider, `[data-slide="${movement}"]`, HTMLButtonElement);
}
