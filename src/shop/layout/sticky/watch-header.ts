import { throttle } from '../../ui/seen/throttle.ts';
import { type HeaderPlace, headerPlace, type MovingHeader, SAMPLE_MS } from './header-place.ts';

/**
 * Tells the style sheet by `data-place` where the header is. Only its transform follows from it, which
 * shifts no layout.
 */
export function watchHeader(
  wrapper: HTMLElement,
  { mode, scroll: first }: { mode: MovingHeader; scroll: number },
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let place: HeaderPlace = 'top';
  let before = first;

  function sample(): void {
    const scroll = window.scrollY;
    const height = wrapper.offsetHeight;
    place = headerPlace(mode, place, { scroll, before, top: elementTop(wrapper), height });
    before = scroll;
    wrapper.dataset.place = place;
    wrapper.style.setProperty('--wrapper-height', `${height}px`);
  }
  // A direction needs some way to be one; a position counts in every frame.
  const onScroll = mode === 'hide' ? throttle(sample, SAMPLE_MS) : sample;

  sample();
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', sample, { signal });
}

/** Where it would be if it did not stick: below what stands above it. */
function elementTop(wrapper: HTMLElement): number {
  const above = wrapper.previousElementSibling;
  return above ? above.getBoundingClientRect().bottom + window.scrollY : 0;
}
