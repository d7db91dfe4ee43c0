import { createContext } from 'react';
import type { ProductCard } from '#wire/product.ts';

/** How a product's box looks: all that its drawing depends on besides the shop itself. */
export interface CardLook {
  product: ProductCard;
  sizes: string;
  upTo: 640 | 960;
  /** Where on the page it stands: a product may stand in two rails. */
  place: string;
}

/**
 * On the server: the finished HTML of a box, which is the same on every page that shows it. In the
 * browser there is none, and the box is taken over from that HTML as if it had been drawn in place.
 */
export const RenderedCards = createContext<((look: CardLook) => string) | null>(null);
