import { findProduct } from '#server/catalog/product/find-product.ts';
import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import { reviewFormData, reviewPageAddress } from '#server/reviews/writing/review-form-data.ts';
import { translateProblems } from '#server/reviews/writing/review-problem.ts';
import { toSentReview } from '#server/reviews/writing/sent-review.ts';
import { writeReview } from '#server/reviews/writing/write-review.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { reviewPageQuery } from '#wire/forms/page-queries.ts';
import { type SentReviewFields, sentReview } from '#wire/forms/reviews/sent-review.ts';
import type { ProductRecord } from '#wire/product.ts';
import type { ReviewFormValues, ReviewPage } from '#wire/review-form.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { formPost } from '../form-post.ts';
import type { PageDefinition, PageRequest, PageResult } from '../page.ts';
import { queryBy } from '../page-query.ts';
import { productTrail } from './product-trail.ts';

type ReviewNotice = Pick<ReviewPage, 'values' | 'problems' | 'done'> & {
  /** The key of an invitation, by which the form was opened; '' without one. */
  invitation: string;
};

const NOTHING = { values: {}, problems: [], done: null };

/** The review form on a page of its own: for links in emails and for browsers without script. */
export const reviewPage: PageDefinition<'review'> = {
  route: 'routes.review',
  keep: false,
  files: true,
  mayBringFiles: (texts, visitor) => visitor.fromOurPage(texts.get(REVIEW_FIELDS.nonce), 'review'),
  canonicalQuery: queryBy(reviewPageQuery),
  async load(ctx, request) {
    const product = await findProduct(ctx, request.params.slug ?? '');
    if (!product) return { kind: 'not-found' };
    const invitation = request.query.get(REVIEW_FIELDS.invitation) ?? '';
    return formResponse(ctx, request, product, { ...NOTHING, invitation });
  },
  post: formPost(sentReview, async (ctx, request, fields, files) => {
    const product = await findProduct(ctx, request.params.slug ?? '');
    if (!product) return { kind: 'not-found' };
    const typed = toValues(fields);
    const { invitation } = fields;
    const t = translator(ctx.settings);
    if (!request.visitor.fromOurPage(fields.nonce, 'review')) {
      const problems = translateProblems(ctx.settings, [{ code: 'reviews.problem.nonce' }]);
      return formResponse(ctx, request, product, {
        invitation,
        values: typed,
        problems,
        done: null,
      });
    }
    const sent = toSentReview(fields, files[REVIEW_FIELDS.files]);
    const result = await writeReview(ctx, request.visitor, { ...sent, productId: product.id });
    if (!result.ok) {
      const problems = translateProblems(ctx.settings, result.problems);
      return formResponse(ctx, request, product, {
        invitation,
        values: typed,
        problems,
        done: null,
      });
    }
    const { id, status } = result;
    const done = {
      status,
      url: `${product.url}?review=${id}#comment-${id}`,
      message: t(status === 'held' ? 'reviews.held' : 'reviews.thanks'),
    };
    return formResponse(ctx, request, product, { ...NOTHING, invitation: '', done });
  }),
};

const MAX_VALUE_LENGTH = 20_000;

function toValues(sent: SentReviewFields): ReviewFormValues {
  const { rating, title, comment, author, email } = sent;
  const values = { rating: rating ? String(rating) : '', title, comment, author, email };
  const parameters = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries(
    parameters.map(([name, value]) => [name, value.slice(0, MAX_VALUE_LENGTH)]),
  );
}

async function formResponse(
  ctx: ShopContext,
  request: PageRequest,
  product: ProductRecord,
  { invitation, ...notice }: ReviewNotice,
): Promise<PageResult<'review'>> {
  const { settings } = ctx;
  const t = translator(settings);
  const { id, name, url } = product;
  const form = await reviewFormData(ctx, request.visitor, product, invitation);
  const trail = await productTrail(ctx, product);
  const title = t('reviewForm.title', { name });
  return {
    kind: 'page',
    page: 'review',
    status: 200,
    data: {
      ...notice,
      product: { id, name, url },
      breadcrumbs: [...trail.breadcrumbs, { name: t('reviewForm.write'), url: request.path }],
      form,
      closed: form
        ? ''
        : t(settings['reviews.enabled'] ? 'reviews.problem.closed' : 'reviews.problem.off'),
    },
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: '',
      canonical: reviewPageAddress(url),
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['woocommerce', 'review-form-page', `postid-${id}`],
    tags: ['settings', MENU_TAG],
  };
}
