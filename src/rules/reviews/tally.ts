import { elementAt } from '../lists/element-at.ts';
import { type ReviewCounts, type ReviewFilter, STARS, type StarCount } from './review-filter.ts';

// Reviews are counted in cells: one for each combination of stars or none, verified or not, with a
// picture or not, helpful or not. Every filter is a set of cells, so that every count is a short
// sum.
// Example: toCell({ stars: 5, verified: true, image: false, helpful: false }) is 36, and toCells({
// stars: 5, verified: true, image: false }) is [36, 37, 38, 39].

export interface ReviewTraits {
  /** 0 where none were given, in a shop without star ratings. */
  stars: 0 | StarCount;
  verified: boolean;
  image: boolean;
  /** More votes up than down. */
  helpful: boolean;
}

export const CELL_COUNT = 48;
/** Reviews without stars come last. */
const WITHOUT_STARS = 40;
export const CELLS: readonly number[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

export function toCell({ stars, verified, image, helpful }: ReviewTraits): number {
  const first = stars === 0 ? WITHOUT_STARS : (stars - 1) * 8;
  return first + (verified ? 4 : 0) + (image ? 2 : 0) + (helpful ? 1 : 0);
}

export function getTraits(cell: number): ReviewTraits {
  return {
    stars: cell >= WITHOUT_STARS ? 0 : elementAt(STARS, STARS.length - 1 - Math.floor(cell / 8)),
    verified: (cell & 4) !== 0,
    image: (cell & 2) !== 0,
    helpful: (cell & 1) !== 0,
  };
}

export type CellFilter = Pick<ReviewFilter, 'stars' | 'verified' | 'image'>;

/** The cells of a filter. */
export function toCells({ stars, verified, image }: CellFilter): number[] {
  return CELLS.filter((cell) => {
    const traits = getTraits(cell);
    return (
      (stars === 0 || traits.stars === stars) &&
      (!verified || traits.verified) &&
      (!image || traits.image)
    );
  });
}

/** How many reviews are in each cell. */
export type Tally = readonly number[];

export const NO_REVIEWS: Tally = CELLS.map(() => 0);

export function countFor(tally: Tally, filter: CellFilter): number {
  return toCells(filter).reduce((sum, cell) => sum + elementAt(tally, cell), 0);
}

/** What each button would show, given the others. */
export function filterCounts(tally: Tally, filter: CellFilter): ReviewCounts {
  return {
    all: countFor(tally, { ...filter, stars: 0 }),
    image: countFor(tally, { ...filter, image: true }),
    verified: countFor(tally, { ...filter, verified: true }),
    stars: perStar((stars) => countFor(tally, { ...filter, stars })),
  };
}

/** How many reviews have so many stars. */
export function starBars(tally: Tally): Record<StarCount, number> {
  return perStar((stars) => countFor(tally, { stars, verified: false, image: false }));
}

function perStar(count: (stars: StarCount) => number): Record<StarCount, number> {
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}

/** The mean of all stars to two decimals and their number, as stored with the product. */
export function getRating(tally: Tally): { average: number; count: number } {
  const bars = starBars(tally);
  const count = STARS.reduce((sum, stars) => sum + bars[stars], 0);
  const sum = STARS.reduce((total, stars) => total + stars * bars[stars], 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count };
}
