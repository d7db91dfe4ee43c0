import { createContext } from 'react';
import type { ProductCardProps } from './product-card.tsx';

/** A card of a grid with a place, so that its names do not depend on where it is in the page. */
export type PlacedCard = ProductCardProps & { place: string };

/**
 * On the server: what stands for a card that was rendered before, so that it is not rendered for each page.
 * Null in the browser.
 */
export const CardHtml = createContext<((card: PlacedCard) => string) | null>(null);
