import type { FilterButton, ReviewCounts, ReviewFilter } from './review-filter.ts';

// The effect of a click on a filter button; null where it does nothing.
// Example: with five stars chosen, a click on five stars is null, a click on "all" removes the
// stars and leaves pictures and verified as they are.

export function clickFilter(
  filter: ReviewFilter,
  button: FilterButton,
  counts: ReviewCounts,
): ReviewFilter | null {
  if (button === 'image' || button === 'verified') {
    if (!filter[button] && counts[button] === 0) return null;
    return { ...filter, [button]: !filter[button], page: 1 };
  }
  const stars = button === 'all' ? 0 : button;
  if (filter.stars === stars) return null;
  const found = stars === 0 ? counts.all : counts.stars[stars];
  return found === 0 ? null : { ...filter, stars, page: 1 };
}

export function isActive(filter: ReviewFilter, button: FilterButton): boolean {
  if (button === 'image' || button === 'verified') return filter[button];
  return filter.stars === (button === 'all' ? 0 : button);
}
