import { useMemo } from 'react';
import { reviewsIsland } from '../reviews/section/reviews-island.ts';
import { Island } from '../ui/island/island.tsx';
import { Section } from '../ui/section.tsx';
import type { BlockProps } from './blocks/block-props.ts';

/** The name of the fragment, and the id of the widget on the page. */
export function widgetFragment(blockId: number): string {
  return `photo-reviews-${blockId}`;
}

export function ReviewsBlock({ block }: BlockProps<'reviews'>) {
  const id = widgetFragment(block.id);
  const data = useMemo(() => ({ id, product: null }), [id]);
  return (
    <Section title="">
      <Island island={reviewsIsland} id={id} data={data} />
    </Section>
  );
}
