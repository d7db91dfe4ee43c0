import { describe, expect, test } from 'vitest';
import { SECTION_NAMES, WIDGET_NAMES } from '#rules/reviews/filter-address.ts';
import { ANY_REVIEW } from '#rules/reviews/review-filter.ts';
import { readWidget } from '#wire/review-widget.ts';
import type { ReviewLook, ReviewSection } from '#wire/reviews.ts';
import { sampleLook, sampleMedia, sampleReview, sampleSection } from '#wire/samples/reviews.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { type ReviewRouting, reviewListAddress } from '../card/review-routing.ts';
import { PopupFrame } from '../popup/popup-frame.tsx';
import { ReviewsSection } from './reviews-section.tsx';

const place: ReviewRouting = {
  base: '/product/mug',
  names: SECTION_NAMES,
  usual: ANY_REVIEW,
  fragment: 'reviews',
  writeUrl: '/product/mug/review',
  title: '',
  widget: null,
};

function render(change: Partial<ReviewSection> = {}, where = place): string {
  const section = sampleSection(change);
  const links = [1, 2, 3].map((page) => ({
    page,
    url: reviewListAddress(where, { ...section.filter, page }),
    gapBefore: false,
  }));
  const { page, pages, total } = section;
  const pagination = {
    page,
    pages,
    total,
    from: 1,
    to: 2,
    links,
    previous: page > 1 ? reviewListAddress(where, { ...section.filter, page: page - 1 }) : null,
    next: page < pages ? reviewListAddress(where, { ...section.filter, page: page + 1 }) : null,
  };
  return renderPage(<ReviewsSection section={section} place={where} pagination={pagination} />);
}
const looking = (change: Partial<ReviewLook>) => render({ look: sampleLook(change) });

/** The opening tag of the element that has this attribute. */
function tag(html: string, attribute: string): string {
  const at = html.indexOf(attribute);
  return at < 0 ? '' : html.slice(html.lastIndexOf('<', at), html.indexOf('>', at) + 1);
}

describe('the container', () => {
  test('is “comments”, or another one that somebody else brings [RV-02]', () => {
    expect(tag(render(), 'data-reviews')).toContain('id="comments"');
    const elsewhere = looking({ containerId: 'my-reviews' });
    expect(elsewhere).not.toContain('id="comments"');
    expect(tag(elsewhere, 'data-reviews')).toContain('data-container="my-reviews"');
  });

  test('finds each part that goes into it once [RV-03]', () => {
    const html = render();
    for (const part of ['title', 'overall', 'count', 'filters']) {
      expect(html.split(`data-part="${part}"`), part).toHaveLength(2);
    }
  });
});

describe('layouts', () => {
  test('a list has one review under the other [RV-04]', () => {
    const html = looking({ layout: 'list' });
    expect(html.match(/<li id="comment-\d"/g)).toHaveLength(2);
    expect(tag(html, 'data-review-list')).not.toContain('data-columns');
  });

  test('a masonry says its columns, gap and row [RV-05] [RV-07]', () => {
    const grid = tag(looking({ layout: 'masonry' }), 'data-masonry');
    expect(grid).toContain('data-columns="3"');
    expect(grid).toContain('data-gap="20"');
    expect(grid).toContain('data-row-unit="21"');
  });

  test('a slider says its columns, those of a phone, and its gap [RV-06] [RV-09]', () => {
    const html = looking({ layout: 'slider' });
    const strip = tag(html, 'data-mobile-columns');
    expect(strip).toContain('data-columns="4"');
    expect(strip).toContain('data-mobile-columns="1"');
    expect(strip).toContain('data-gap="20"');
    expect(html).toContain('data-slide="back"');
    expect(html).toContain('data-slide="on"');
  });

  test.each(['list', 'masonry', 'slider'] as const)(
    'a %s loads more by a real link [RV-13]',
    (layout) => {
      const link = tag(looking({ layout }), 'data-load-more');
      expect(link).toContain('href="/product/mug?cpage=2#reviews"');
      expect(link).not.toContain('hidden');
      const last = render({
        look: sampleLook({ layout }),
        page: 3,
        filter: { ...ANY_REVIEW, page: 3 },
      });
      expect(tag(last, 'data-load-more')).toContain('hidden');
    },
  );

  test.each(['list', 'masonry', 'slider'] as const)(
    'a %s pages by numbered links with arrows [RV-14]',
    (layout) => {
      const look = sampleLook({ layout, paging: 'numbers' });
      const html = render({ look, page: 2, filter: { ...ANY_REVIEW, page: 2, stars: 5 } });
      expect(html).toContain('href="/product/mug?rating=5#reviews" rel="prev nofollow"');
      expect(html).toContain(
        'href="/product/mug?rating=5&amp;cpage=3#reviews" rel="next nofollow"',
      );
      expect(tag(html, 'aria-label="Page 2 of the reviews"')).toContain('aria-current="page"');
      expect(html).not.toContain('data-load-more');
    },
  );
});

describe('filters', () => {
  test('all, image, verified and each star show their counts [RV-15]', () => {
    const html = render();
    const visible = [...html.matchAll(/data-filter="(\w+)".*?data-count="">(\d+)</g)].map(
      ([, button, count]) => `${button} ${count}`,
    );
    expect(visible).toEqual([
      'all 30',
      '5 20',
      '4 7',
      '3 3',
      '2 0',
      '1 0',
      'image 9',
      'verified 21',
    ]);
  });

  test('are plain links to what they would show, and none where nothing would be [RV-17] [RV-18] [RV-21]', () => {
    const html = render({ filter: { ...ANY_REVIEW, stars: 5, image: true } });
    expect(tag(html, 'data-filter="all"')).toContain('href="/product/mug?image=1#reviews"');
    expect(tag(html, 'data-filter="4"')).toContain(
      'href="/product/mug?rating=4&amp;image=1#reviews"',
    );
    expect(tag(html, 'data-filter="image"')).toContain('href="/product/mug?rating=5#reviews"');
    expect(tag(html, 'data-filter="verified"')).toContain(
      'href="/product/mug?rating=5&amp;verified=1&amp;image=1#reviews"',
    );
    const chosen = tag(html, 'data-filter="5"');
    expect(chosen).toContain('aria-current="true"');
    expect(chosen).not.toContain('href');
    const none = tag(html, 'data-filter="1"');
    expect(none).toContain('aria-disabled="true"');
    expect(none).not.toContain('href');
  });

  test('sorting is a form that keeps what is chosen', () => {
    const html = render({ filter: { ...ANY_REVIEW, stars: 4, sort: 'helpful' } });
    expect(html).toContain('action="/product/mug#reviews"');
    expect(html).toContain('name="rating" value="4"');
    expect(html).toContain('<option value="helpful" selected="">Most helpful</option>');
  });
});

describe('a review', () => {
  const media = [
    sampleMedia(1, { caption: 'On my table' }),
    sampleMedia(2, { kind: 'video', url: '/uploads/a.mp4', width: 1280, height: 720 }),
    sampleMedia(3, { kind: 'embed', url: 'https://vimeo.com/76979871' }),
  ];

  test('shows its pictures and videos, each with all that is needed to show it in large [RV-01] [RV-56]', () => {
    const html = render({ reviews: [sampleReview(7, { media })] });
    expect(tag(html, 'data-media="1"')).toContain('data-caption="On my table"');
    expect(tag(html, 'data-media="1"')).toContain('href="/media/photo-1/900.jpeg"');
    expect(tag(html, 'data-media="2"')).toContain('data-url="/uploads/a.mp4"');
    expect(tag(html, 'data-media="3"')).toContain('href="https://vimeo.com/76979871"');
    // Boxes are known before anything is loaded.
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/width="\d+" height="\d+"/);
    }
  });

  test('has votes up and down with their counts [RV-39]', () => {
    const html = render({ reviews: [sampleReview(7, { votes: { up: 3, down: 1 } })] });
    const name = (vote: string) =>
      html
        .match(new RegExp(`<button[^>]*data-vote="${vote}".*?</button>`))?.[0]
        .replace(/<[^>]*>/g, '');
    expect(name('up')).toBe('Yes, this review helped: 3');
    expect(name('down')).toBe('No, this review did not help: 1');
    expect(render({ look: sampleLook({ votes: false }) })).not.toContain('data-vote=');
  });

  test('shows 150 characters of long words, and the rest by the browser’s own means', () => {
    const text = `${'long words '.repeat(30)}at last`;
    const html = render({ reviews: [sampleReview(7, { text })] });
    expect(html).toContain('<details');
    expect(html).toContain('Read more');
    expect(html).toContain('at last');
    expect(render()).not.toContain('<details');
  });

  test('is words and no markup, whatever was written', () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = render({
      reviews: [sampleReview(7, { text: evil, title: evil, author: evil, variation: evil })],
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  test('answers of the shop and of others stand under what they answer', () => {
    const reply = { text: 'Thanks', author: 'Ben', writtenAt: 0 };
    const replies = [
      { ...reply, id: 20, byShop: true, parentId: 7 },
      { ...reply, id: 21, byShop: false, parentId: 20, text: 'You are welcome' },
    ];
    const html = render({ reviews: [sampleReview(7, { replies })] });
    expect(html.indexOf('id="comment-20"')).toBeLessThan(html.indexOf('id="comment-21"'));
    expect(html).toContain('Our answer');
    expect(html).toContain('Ben answers');
  });
});

describe('the popup’s frame', () => {
  test('has a pane for pictures, the details, the product, and ways to move and close [RV-45] [RV-46] [RV-47] [RV-52]', () => {
    const frame = renderPage(<PopupFrame fullScreen={false} />);
    const order = ['data-pane', 'data-details', 'data-summary'].map((part) => frame.indexOf(part));
    expect(order.every((at, index) => at > (order[index - 1] ?? 0))).toBe(true);
    for (const part of ['data-go="previous"', 'data-go="next"', 'data-go="close"']) {
      expect(frame).toContain(part);
    }
    expect(frame).toContain('data-tool="left"');
    expect(frame).toContain('data-tool="right"');
  });

  test('fills a phone where the shop wants it [RV-50]', () => {
    const frame = (fullScreen: boolean) => renderPage(<PopupFrame fullScreen={fullScreen} />);
    expect(tag(looking({ fullScreenMobile: true }), 'data-reviews')).toContain('data-full-screen');
    expect(tag(frame(true), 'aria-label="Review"')).toContain('fullScreen');
    expect(tag(looking({ fullScreenMobile: false }), 'data-reviews')).not.toContain(
      'data-full-screen',
    );
    expect(tag(frame(false), 'aria-label="Review"')).not.toContain('fullScreen');
  });
});

describe('a widget', () => {
  const widget = readWidget({
    style: 'masonry',
    cols_gap: 12,
    masonry_popup: 'image',
    full_screen_mobile: 'on',
  });
  const where: ReviewRouting = {
    ...place,
    base: '/reviews',
    names: WIDGET_NAMES,
    fragment: 'photo-reviews-7',
    widget,
  };

  test('carries its settings as JSON and filters under names of its own [RV-31] [RV-35]', () => {
    const html = render({ productId: 0, filter: { ...ANY_REVIEW, image: true } }, where);
    const root = tag(html, 'data-reviews="widget"');
    expect(root).toContain('id="photo-reviews-7"');
    const json = /data-shortcode="([^"]*)"/.exec(root)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(json)).toMatchObject({
      style: 'masonry',
      cols_gap: 12,
      masonry_popup: 'image',
      full_screen_mobile: 'on',
      pagination_ajax: 'on',
    });
    expect(tag(html, 'data-filter="5"')).toContain(
      'href="/reviews?wcpr_rating=5&amp;wcpr_image=1#photo-reviews-7"',
    );
  });

  test('says of which product each review is', () => {
    const product = { id: 3, name: 'Oak tray', url: '/product/tray', image: null };
    const html = render({ productId: 0, reviews: [sampleReview(7, { product })] }, where);
    expect(tag(html, 'data-review-product')).toContain('href="/product/tray"');
    expect(tag(html, 'data-open-review')).toContain('href="/product/tray?review=7#comment-7"');
  });
});

test('reviews without stars are shown and counted, with no star and no mean of none [RV-66]', () => {
  const html = render({
    rating: { average: 0, count: 0 },
    written: 2,
    reviews: [sampleReview(7, { stars: 0 }), sampleReview(8, { stars: 0 })],
  });
  expect(html).toContain('2 reviews');
  expect(html).toContain('data-filter="all"');
  expect(html).not.toContain('Average');
  expect(html).not.toContain('out of 5');
  expect(render()).toContain('out of 5');
});

test('without any review there is nothing to filter, to turn or to open', () => {
  const html = render({
    rating: { average: 0, count: 0 },
    written: 0,
    reviews: [],
    pages: 1,
    total: 0,
    counts: { all: 0, image: 0, verified: 0, stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } },
  });
  expect(html).toContain('No reviews yet');
  expect(html).not.toContain('data-filter=');
  expect(html).not.toContain('data-open-review');
});
