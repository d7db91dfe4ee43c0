import type { ReviewFilter } from '#rules/reviews/review-filter.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ReviewSection, WidgetSettings } from '#wire/reviews.ts';
import { photoStrip } from './photo-strip.ts';
import { type ReviewScope, readTally } from './read-tally.ts';
import { reviewLook } from './review-look.ts';
import { emptySection, loadPart } from './review-section.ts';

/** The same section for chosen products or for the whole shop, each review with its product. */
export async function reviewWidget(
  ctx: ShopContext,
  widget: WidgetSettings,
  filter: ReviewFilter,
): Promise<ReviewSection> {
  const usual = reviewLook(ctx.settings);
  const look = {
    ...usual,
    layout: widget.style,
    paging: widget.paging,
    byScript: widget.pagination_ajax === 'on',
    popup: widget.masonry_popup,
    fullScreenMobile: widget.full_screen_mobile === 'on',
    masonry: { ...usual.masonry, columns: widget.cols, gap: widget.cols_gap },
    slider: { columns: widget.cols, mobileColumns: widget.cols_mobile, gap: widget.cols_gap },
    filters: widget.filter === 'on',
    overall: widget.overall === 'on',
    bars: widget.overall === 'on' && usual.bars,
  };
  if (!ctx.settings['reviews.enabled']) return emptySection(0, filter, look);
  const scope = await displayedProducts(ctx, widget.products);
  const tally = await readTally(ctx.db, scope);
  const list = { perPage: widget.per_page, withProduct: true };
  const part = await loadPart(ctx, scope, filter, tally, list);
  const photos = await photoStrip(ctx, scope, tally);
  return { productId: 0, ...part, photos, look, form: null };
}

/** Reviews of products that are not public are not public either. */
async function displayedProducts(
  { db }: ShopContext,
  ids: readonly number[],
): Promise<ReviewScope> {
  if (ids.length === 0) return 'shop';
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'publish')
    .where('kind', '<>', 'variation')
    .execute();
  return rows.map(({ id }) => id);
}
