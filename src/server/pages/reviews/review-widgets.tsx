import { readReviewFilter, reviewQuery, WIDGET_NAMES } from '#rules/reviews/filter-address.ts';
import { ANY_REVIEW } from '#rules/reviews/review-filter.ts';
import { splitShortcodes } from '#rules/reviews/shortcode.ts';
import { reviewWidget } from '#server/reviews/reading/review-widget.ts';
import { REVIEWS_TAG } from '#server/reviews/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { widgetFragment } from '#shop/content/reviews-block.tsx';
import { changeBlocks, everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock, InnerBlock } from '#wire/content.ts';
import { readWidget } from '#wire/review-widget.ts';
import { reviewsHtml, widgetRouting } from './reviews-html.tsx';

/** Of a page's query, what its widgets understand; all of them show the same choice. */
export function widgetQuery(query: URLSearchParams): URLSearchParams {
  const filter = readReviewFilter(query, WIDGET_NAMES);
  const canonical = new URLSearchParams(reviewQuery(filter, WIDGET_NAMES));
  // Which order is usual is the widget's own business.
  if (query.get(WIDGET_NAMES.sort) === ANY_REVIEW.sort)
    canonical.set(WIDGET_NAMES.sort, filter.sort);
  return canonical;
}

interface WithWidgets {
  blocks: ContentBlock[];
  fragments: Record<string, string>;
  tags: string[];
}

/**
 * A page's blocks, with the widgets in its texts as blocks of their own, and their lists rendered.
 */
export async function withWidgets(
  ctx: ShopContext,
  stored: readonly ContentBlock[],
  base: string,
  query: URLSearchParams,
): Promise<WithWidgets> {
  const blocks = changeBlocks(stored, withoutShortcodes);
  const fragments: Record<string, string> = {};
  for (const block of everyBlock(blocks)) {
    if (block.kind !== 'reviews') continue;
    const { widget } = block;
    const usual = { ...ANY_REVIEW, sort: widget.sort };
    const section = await reviewWidget(ctx, widget, readReviewFilter(query, WIDGET_NAMES, usual));
    const name = widgetFragment(block.id);
    fragments[name] = reviewsHtml(ctx, section, widgetRouting(base, name, widget, block.title));
  }
  return { blocks, fragments, tags: Object.keys(fragments).length > 0 ? [REVIEWS_TAG] : [] };
}

function withoutShortcodes(block: InnerBlock): InnerBlock[] {
  if (block.kind !== 'text' || !block.html.includes('[photo_reviews')) return [block];
  return splitShortcodes(block.html).map((part, index): InnerBlock => {
    // No stored block has such a number.
    const id = block.id * 1000 + index + 1_000_000;
    if ('html' in part) return { kind: 'text', id, html: part.html };
    return { kind: 'reviews', id, title: '', widget: readWidget(part.attributes) };
  });
}
