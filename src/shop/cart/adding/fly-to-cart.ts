import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import styles from './fly-to-cart.module.css';

// The picture of the added product flies into the basket, to show where it went.

/** Its final size in pixels; the same as in fly-to-cart.module.css. */
export const LANDED_SIZE = 75;

/** Between these parts of the time it moves and is not seen. */
const LIFTED_AFTER = 0.4;
const COMING_DOWN = 0.5;

/** Ancestors of the button in which the picture is looked for, innermost first. */
const AROUND = '.sticky-add-to-cart, .product-quick-view, article, .product';
const CART = '.header .cart-link';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Keyframes from a square over the picture to a small one over the basket. On the way it is
 * transparent, so that it passes over no name or price: it is taken up where it was and comes down
 * where it went.
 */
export function flight(from: Box, to: Box): Keyframe[] {
  const at = ({ left, top, width, height }: Box) => {
    const x = left + width / 2 - LANDED_SIZE / 2;
    const y = top + height / 2 - LANDED_SIZE / 2;
    return `translate(${x}px, ${y}px)`;
  };
  const large = Math.min(from.width, from.height) / LANDED_SIZE;
  return [
    { transform: `${at(from)} scale(${large})`, opacity: 1 },
    { transform: `${at(from)} scale(${large / 2})`, opacity: 0, offset: LIFTED_AFTER },
    { transform: `${at(to)} scale(1.5)`, opacity: 0, offset: COMING_DOWN },
    { opacity: 1, offset: 0.8 },
    { transform: `${at(to)} scale(1)`, opacity: 0 },
  ];
}

/** Resolves when the animation ends; at once where nothing is visible. */
export async function flyToCart(button: HTMLElement | null, duration: number): Promise<void> {
  if (!button || duration === 0 || prefersReducedMotion()) return;
  const image = imageNear(button);
  const cart = document.querySelector(CART);
  if (!image || !cart?.checkVisibility({ visibilityProperty: true })) return;
  const flying = new Image();
  flying.src = image.currentSrc;
  flying.alt = '';
  flying.className = `fly-to-cart ${styles.flying}`;
  document.body.append(flying);
  // Above a quick view, which is above everything else.
  flying.popover = 'manual';
  flying.showPopover();
  const keyframes = flight(image.getBoundingClientRect(), cart.getBoundingClientRect());
  const animation = flying.animate(keyframes, { duration, easing: 'ease-in-out', fill: 'both' });
  try {
    await animation.finished;
  } catch {
    // Cancelled: treated as finished.
  }
  flying.remove();
}

/** The one with the largest visible area. */
function imageNear(button: HTMLElement): HTMLImageElement | null {
  let best: HTMLImageElement | null = null;
  let largest = 0;
  for (const image of button.closest(AROUND)?.querySelectorAll('img') ?? []) {
    const seen = seenArea(image);
    if (seen > largest && image.currentSrc !== '') {
      best = image;
      largest = seen;
    }
  }
  return best;
}

function seenArea(image: HTMLImageElement): number {
  if (!image.checkVisibility({ opacityProperty: true })) return 0;
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return wide > 0 && high > 0 ? wide * high : 0;
}
