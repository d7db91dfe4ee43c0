import EmblaCarousel from 'embla-carousel';
import { emblaDuration } from './embla-duration.ts';
import type { Strip, StripOptions } from './strip.ts';

interface EmblaOptions extends StripOptions {
  /** The current stop of the strip, so that nothing moves when this one replaces it. */
  start: number;
}

/** The strip moved by Embla: draggable by mouse as well as touch. Loaded on first use. */
export function emblaStrip(viewport: HTMLElement, options: EmblaOptions): Strip {
  viewport.dataset.strip = 'embla';
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, {
    align: 'start',
    containScroll: 'trimSnaps',
    direction: options.rtl ? 'rtl' : 'ltr',
    dragThreshold: options.threshold,
    startIndex: options.start,
    ...(options.speed !== undefined && { duration: emblaDuration(options.speed) }),
  });
  return {
    stop: embla.selectedScrollSnap,
    stops: () => embla.scrollSnapList().length,
    still: () => true,
    goTo: (stop, { jump }) => embla.scrollTo(stop, jump),
    watch(changed) {
      embla.on('select', changed).on('reInit', changed);
    },
    destroy: () => embla.destroy(),
  };
}
