import EmblaCarousel from 'embla-carousel';
import { emblaDuration } from './embla-duration.ts';
import type { Strip, StripOptions } from './strip.ts';

interface EmblaOptions extends StripOptions {
  /** The stop the strip stands at now, so that nothing moves when this one takes over. */
  start: number;
}

/** The strip as Embla moves it: dragged by mouse as well as finger. Loaded when first wanted. */
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
