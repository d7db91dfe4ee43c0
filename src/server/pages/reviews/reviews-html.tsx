import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SECTION_NAMES, WIDGET_NAMES } from '#rules/reviews/filter-address.ts';
import { ANY_REVIEW, type ReviewFilter } from '#rules/reviews/review-filter.ts';
import { shopMessages } from '#server/language/messages.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type ReviewRouting, reviewListAddress } from '#shop/reviews/card/review-routing.ts';
import { ReviewItems } from '#shop/reviews/layouts/review-list.tsx';
import { ReviewsSection } from '#shop/reviews/section/reviews-section.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ReviewRecord, ReviewSection, WidgetSettings } from '#wire/reviews.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { createHtmlCache, type HtmlCache } from '../document/html-cache.ts';
import { shopConfig } from '../document/shop-config.ts';
import { paginate } from '../listing/pagination.ts';

/** The reviews of a product are on its page. */
export function productRouting(url: string, writeUrl: string, usual: ReviewFilter): ReviewRouting {
  return {
    base: url,
    names: SECTION_NAMES,
    usual,
    fragment: 'reviews',
    writeUrl,
    title: '',
    widget: null,
  };
}

/** A widget may be on any page, and two of them on one page have different ids. */
export function widgetRouting(
  base: string,
  id: string,
  widget: WidgetSettings,
  title = '',
): ReviewRouting {
  return {
    base,
    names: WIDGET_NAMES,
    usual: { ...ANY_REVIEW, sort: widget.sort },
    fragment: id,
    writeUrl: '',
    title,
    widget,
  };
}

interface Named {
  /** The review the address names, or null. */
  review: ReviewRecord | null;
}

/** The whole section, as a fragment of its page. */
export function reviewsHtml(
  ctx: Pick<ShopContext, 'settings' | 'now'>,
  section: ReviewSection,
  place: ReviewRouting,
  { review }: Named = { review: null },
): string {
  const { page, pages, total, reviews, filter } = section;
  const onPage = review !== null && reviews.some(({ id }) => id === review.id);
  return cached(ctx, 'section', [section, place, review], () => (
    <InShop ctx={ctx}>
      <ReviewsSection
        section={section}
        place={place}
        pagination={paginate({ page, pages, total, perPage: Math.max(1, reviews.length) }, (at) =>
          reviewListAddress(place, { ...filter, page: at }),
        )}
        pinned={onPage ? null : review}
        {...(review && { openReview: review.id })}
      />
    </InShop>
  ));
}

/** The reviews of one page as list items, for the call that loads more of them. */
export function reviewItemsHtml(
  ctx: Pick<ShopContext, 'settings' | 'now'>,
  section: ReviewSection,
  /** The product's page; a widget's reviews carry their own. */
  base: string,
): string {
  return renderToStaticMarkup(
    <InShop ctx={ctx}>
      <ReviewItems section={section} reviews={section.reviews} base={base} />
    </InShop>,
  );
}

/** The whole widget, for the call by which it filters and turns pages. */
export function reviewWidgetHtml(
  ctx: Pick<ShopContext, 'settings' | 'now'>,
  section: ReviewSection,
  { settings, base, id }: { settings: WidgetSettings; base: string; id: string },
): string {
  return reviewsHtml(ctx, section, widgetRouting(base, id, settings));
}

function InShop({
  ctx,
  children,
}: {
  ctx: Pick<ShopContext, 'settings' | 'now'>;
  children: ReactNode;
}) {
  return (
    <ShopProvider config={toConfig(ctx.settings)} now={ctx.now}>
      {children}
    </ShopProvider>
  );
}

/** Reviews are the longest part of most product pages, and change less often than the rest. */
const MAX_CACHED = 100;
const caches = new WeakMap<Settings, HtmlCache>();

function cached(
  { settings }: Pick<ShopContext, 'settings'>,
  name: string,
  from: unknown,
  content: () => ReactNode,
): string {
  const cache = caches.get(settings) ?? createHtmlCache(MAX_CACHED);
  caches.set(settings, cache);
  return cache.get(name, from, () => renderToStaticMarkup(content()));
}

const NO_NONCES: ShopConfig['nonces'] = { coupon: '', public: '', review: '', rest: '', store: '' };
const configs = new WeakMap<Settings, ShopConfig>();

/** With every message: what is rendered here is sent as HTML, and no message is sent for it. */
function toConfig(settings: Settings): ShopConfig {
  const known = configs.get(settings);
  if (known) return known;
  const config = {
    ...shopConfig('product', settings, NO_NONCES),
    messages: shopMessages(settings),
  };
  configs.set(settings, config);
  return config;
}
