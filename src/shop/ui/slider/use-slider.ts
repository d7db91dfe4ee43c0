import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { useShop } from '../shop-context.tsx';
import { nativeStrip } from './native-strip.ts';
import { DRAG_THRESHOLD_PX } from './slider-constants.ts';
import type { Strip } from './strip.ts';
import { watchDrags } from './watch-drags.ts';

const REACHES = ['pointerenter', 'touchstart', 'focusin'] as const;

/** Calls `wanted` once, on hover, touch or focus of the element. Returns how to stop. */
function onFirstInput(element: HTMLElement, isRequested: () => void): () => void {
  const events = new AbortController();
  const reached = () => {
    if (events.signal.aborted) return;
    events.abort();
    isRequested();
  };
  for (const reach of REACHES) {
    element.addEventListener(reach, reached, { passive: true, signal: events.signal });
  }
  return () => events.abort();
}

export interface SliderOptions {
  /** Number of slides, which is also the number of stops until it has been measured. */
  count: number;
  threshold?: number | undefined;
  /** Duration of a move, in milliseconds. */
  speed?: number | undefined;
}

export interface SliderControl {
  /** The viewport; its only child is the row of slides. */
  viewport: RefObject<HTMLDivElement | null>;
  stop: number;
  stops: number;
  /** Hydrated: buttons work. */
  ready: boolean;
  /** It has moved since the page was loaded, so its position is announced. */
  moved: boolean;
  /** Clamped to the range. */
  goTo(stop: number, how?: { jump?: boolean }): void;
}

interface Place {
  stop: number;
  stops: number;
  ready: boolean;
  moved: boolean;
}

const RETRY_MS = 100;

/** Moves a strip of slides: by native scrolling first, by Embla once it is loaded. */
export function useSlider(options: SliderOptions): SliderControl {
  const { count, threshold = DRAG_THRESHOLD_PX, speed } = options;
  const rtl = useShop().dir === 'rtl';
  const viewport = useRef<HTMLDivElement>(null);
  const strip = useRef<Strip | null>(null);
  const [place, setPlace] = useState<Place>({ stop: 0, stops: count, ready: false, moved: false });

  const look = useCallback(() => {
    const [stop, stops] = [strip.current?.stop() ?? 0, strip.current?.stops() ?? 1];
    // As a transition: at load all strips of a page are measured at the same moment.
    startTransition(() =>
      setPlace((old) =>
        old.ready && old.stop === stop && old.stops === stops
          ? old
          : { stop, stops, ready: true, moved: old.moved || stop !== old.stop },
      ),
    );
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const take = (next: Strip) => {
      strip.current?.destroy();
      strip.current = next;
      next.watch(look);
    };
    const drags = watchDrags(element, threshold);
    const native = nativeStrip(element, rtl);
    // It reports once by itself, after layout.
    take(native);

    const load = async () => {
      try {
        const { emblaStrip } = await import('./embla-strip.ts');
        const hydrateIsland = () => {
          if (ended) return;
          // Not during a touch, nor while the strip is still moving.
          if (drags.held() || !native.still()) timer = setTimeout(hydrateIsland, RETRY_MS);
          else {
            take(emblaStrip(element, { start: native.stop(), threshold, speed, rtl }));
            look();
          }
        };
        hydrateIsland();
      } catch {
        // Loading failed: the strip scrolls natively.
      }
    };
    // A given speed needs Embla; all others wait for input.
    if (speed !== undefined) void load();
    const stopWaiting = speed === undefined ? onFirstInput(element, () => void load()) : undefined;
    return () => {
      ended = true;
      clearTimeout(timer);
      stopWaiting?.();
      drags.stop();
      strip.current?.destroy();
      strip.current = null;
    };
  }, [look, rtl, threshold, speed]);

  const goTo = useCallback(
    (stop: number, { jump = false } = {}) => {
      const row = strip.current;
      if (!row) return;
      const target = Math.min(Math.max(stop, 0), row.stops() - 1);
      row.goTo(target, { jump: jump || prefersReducedMotion() });
      look();
    },
    [look],
  );

  return { viewport, ...place, goTo };
}
