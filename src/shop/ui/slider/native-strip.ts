import { nearestStop, stopOffsets } from './stop-offsets.ts';
import type { Strip } from './strip.ts';

/** The strip scrolled and snapped by the browser: works before and without any other script. */
export function nativeStrip(viewport: HTMLElement, rtl: boolean): Strip {
  viewport.dataset.strip = 'native';
  const events = new AbortController();
  const listening = { passive: true, signal: events.signal };
  // Stops passed on the way are not reported.
  let goal: number | null = null;

  const offsets = () => {
    const slides = [...(viewport.firstElementChild?.children ?? [])];
    const edges = slides.map((slide) => slide.getBoundingClientRect()[rtl ? 'right' : 'left']);
    const starts = edges.map((edge) => Math.abs(edge - (edges[0] ?? 0)));
    return stopOffsets(starts, viewport.scrollWidth - viewport.clientWidth);
  };
  // Negative on right-to-left pages.
  const offset = () => Math.abs(viewport.scrollLeft);
  const here = () => nearestStop(offsets(), offset());
  const reset = () => {
    goal = null;
  };

  viewport.addEventListener('pointerdown', reset, listening);
  viewport.addEventListener('wheel', reset, listening);

  return {
    stop: () => goal ?? here(),
    stops: () => offsets().length,
    still: () => Math.abs(offset() - (offsets()[here()] ?? 0)) <= 1,
    goTo(stop, { jump }) {
      goal = stop === here() ? null : stop;
      const left = (offsets()[stop] ?? 0) * (rtl ? -1 : 1);
      viewport.scrollTo({ left, behavior: jump ? 'instant' : 'smooth' });
    },
    watch(changed) {
      const report = () => {
        if (goal === here()) goal = null;
        if (goal === null) changed();
      };
      viewport.addEventListener('scroll', report, listening);
      const sizes = new ResizeObserver(report);
      sizes.observe(viewport);
      events.signal.addEventListener('abort', () => sizes.disconnect());
    },
    destroy: () => events.abort(),
  };
}
