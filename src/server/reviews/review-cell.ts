import { STARS } from '#rules/reviews/review-filter.ts';
import { toCell } from '#rules/reviews/tally.ts';
import type { ReviewStatus } from './tables.ts';

interface CellDetails {
  status: ReviewStatus;
  parent_id: number | null;
  rating: number | null;
  verified: number;
  media_count: number;
  votes_up: number;
  votes_down: number;
}

/** The cell a review is counted in; null for what is not public and for replies. */
export function reviewCell(row: CellDetails): number | null {
  if (row.status !== 'approved' || row.parent_id !== null) return null;
  return toCell({
    stars: STARS.find((stars) => stars === row.rating) ?? 0,
    verified: row.verified === 1,
    image: row.media_count > 0,
    helpful: row.votes_up > row.votes_down,
  });
}
