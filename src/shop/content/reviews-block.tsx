import { ReviewsPlace } from '../reviews/section/reviews-place.tsx';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

/** The name of the server's drawing, and the id of the widget on the page. */
export function widgetPart(blockId: number): string {
  return `photo-reviews-${blockId}`;
}

export function ReviewsBlock({ block }: BlockProps<'reviews'>) {
  return (
    <Section title="">
      <ReviewsPlace part={widgetPart(block.id)} />
    </Section>
  );
}
