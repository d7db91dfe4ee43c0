/** Hundredths of the window's height that a rate of 1 moves an element by; as in effects.css. */
const STEP = 2;

interface Placed {
  /** The height of the window. */
  window: number;
  /** The element's upper edge from that of the window, where it would be without the effect. */
  top: number;
  height: number;
}

/**
 * How far an element is moved on its way through the window, for browsers without scroll-driven
 * animations: rate 1 in a window of 800 px goes from 16 px, where it comes in, to -16, where it leaves.
 */
export function parallaxShift(rate: number, { window, top, height }: Placed): number {
  const progress = Math.min(1, Math.max(0, (window - top) / (window + height)));
  return ((rate * STEP * window) / 100) * (1 - 2 * progress);
}
