import * as z from 'zod';
import { REVIEWS_TAG } from '#server/reviews/tags.ts';
import { readWidget } from '#wire/review-widget.ts';
import { block } from './block.ts';

/** Reviews of selected products, or of all. The list itself is rendered by the page. */
export const reviews = block({
  kind: 'reviews',
  settings: z.object({
    title: z.string().default(''),
    /** As in `[photo_reviews]`; what is left out or wrong takes its usual value. */
    widget: z.record(z.string(), z.unknown()).default({}),
  }),
  tags: [REVIEWS_TAG],
  resolve: async (_ctx, { title, widget }) => ({ title, widget: readWidget(widget) }),
});
