import { type ReviewCounts, type ReviewFilter, STARS, type StarCount } from './review-filter.ts';

// Reviews are counted in cells: one for each combination of stars or none, verified or not, with a
// picture or not, helpful or not. Every filter is a set of cells, so that every count is a short
// sum.
// Example: cellOf({ stars: 5, verified: true, image: false, helpful: false }) is 36, and cellsOf({
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

export function cellOf({ stars, verified, image, helpful }: ReviewTraits): number {
  const first = stars === 0 ? WITHOUT_STARS : (stars - 1) * 8;
  return first + (verified ? 4 : 0) + (image ? 2 : 0) + (helpful ? 1 : 0);
}

export function traitsOf(cell: number): ReviewTraits {
  return {
    stars: cell >= WITHOUT_STARS ? 0 : ((Math.floor(cell / 8) + 1) as StarCount),
    verified: (cell & 4) !== 0,
    image: (cell & 2) !== 0,
    helpful: (cell & 1) !== 0,
  };
}

export type CellFilter = Pick<ReviewFilter, 'stars' | 'verified' | 'image'>;

/** The cells of a filter. */
export function cellsOf({ stars, verified, image }: CellFilter): number[] {
  return CELLS.filter((cell) => {
    const traits = traitsOf(cell);
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

export function countOf(tally: Tally, filter: CellFilter): number {
  return cellsOf(filter).reduce((sum, cell) => sum + (tally[cell] ?? 0), 0);
}

/** What each button would show, given the others. */
export function filterCounts(tally: Tally, filter: CellFilter): ReviewCounts {
  return {
    all: countOf(tally, { ...filter, stars: 0 }),
    image: countOf(tally, { ...filter, image: true }),
    verified: countOf(tally, { ...filter, verified: true }),
    stars: perStar((stars) => countOf(tally, { ...filter, stars })),
  };
}

/** How many reviews have so many stars. */
export function starBars(tally: Tally): Record<StarCount, number> {
  return perStar((stars) => countOf(tally, { stars, verified: false, image: false }));
}

function perStar(count: (stars: StarCount) => number): Record<StarCount, number> {
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}

/** The mean of all stars to two decimals and their number, as stored with the product. */
export function ratingOf(tally: Tally): { average: number; count: number } {
  const bars = starBars(tally);
  const count = STARS.reduce((sum, stars) => sum + bars[stars], 0);
  const sum = STARS.reduce((total, stars) => total + stars * bars[stars], 0);
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count };
}
