import { toMoment } from '#rules/dates/zone-time.ts';
import { isProduct } from '#server/catalog/is-product.ts';
import { plainText } from '#server/language/sanitise-html.ts';
import {
  findReviews,
  hasBought,
  isWritten,
  loadReviews,
  type ManagedReview,
} from '#server/reviews/manage-reviews.ts';
import { deleteReview, editReview, type ReviewChanges } from '#server/reviews/moderate-review.ts';
import { saveReview } from '#server/reviews/save-review.ts';
import type { ReviewStatus } from '#server/reviews/tables.ts';
import { ratingTags } from '#server/reviews/tags.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import {
  type ProductReview,
  type REVIEW_STATUSES,
  type WcReviewQuery,
  wcReviewInput,
  wcReviewQuery,
  wcReviewReadOnly,
  wcReviewResponse,
} from '#wire/wc/review-fields.ts';
import { codecFor } from '../../rest/codec.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import {
  type Deleted,
  numericId,
  type PartialOf,
  type ReadRequest,
  type Saved,
  type WriteRequest,
} from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { getAvatars } from '../shared/avatars.ts';
import { writtenDates } from '../shared/dates.ts';
import { toParagraphs } from '../shared/paragraphs.ts';

type ReviewFields = PartialOf<typeof wcReviewInput>;

const STATUS: Readonly<Record<(typeof REVIEW_STATUSES)[number], ReviewStatus | 'restored'>> = {
  approved: 'approved',
  hold: 'held',
  spam: 'spam',
  trash: 'trash',
  unspam: 'restored',
  untrash: 'restored',
};

const missing = invalidId('review');
const duplicated: RestError = {
  code: 'woocommerce_rest_comment_duplicate',
  message: 'Duplicate comment detected; it looks as though you&#8217;ve already said that!',
  status: 409,
};

/** Stored is plain text: what means markup in HTML is written as the sign that it is. */
export function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const { field, codec } = codecFor<ManagedReview, ReviewChanges>();

const reviewCodec = codec({
  reviewer: field('author'),
  reviewer_email: field('email'),
  review: field('text', { read: (html: string) => plainText(html), write: toParagraphs }),
  status: field('status', {
    read: (status: keyof typeof STATUS) => STATUS[status],
    write: (status) => (status === 'held' ? 'hold' : status),
  }),
});

function reviewJson(review: ManagedReview, settings: Settings, origin: string): ProductReview {
  const { product_slug: slug } = review;
  return {
    id: review.id,
    ...writtenDates('date_created', review.created_at, settings),
    product_id: review.product_id,
    product_name: review.product_name,
    product_permalink: `${origin}${address(settings, 'routes.product', { slug })}`,
    ...reviewCodec.toResponse(review),
    rating: review.rating ?? 0,
    verified: review.verified === 1,
    reviewer_avatar_urls: getAvatars(review.email),
  };
}

async function reviewItems(
  { ctx, origin }: Pick<ReadRequest, 'ctx' | 'origin'>,
  ids: readonly number[],
) {
  const reviews = await loadReviews(ctx.db, ids);
  return reviews.map((review) => reviewJson(review, ctx.settings, origin));
}

async function readReview(request: ReadRequest, id: number): Promise<ProductReview | null> {
  const [item] = await reviewItems(request, [id]);
  return item ?? null;
}

/** The answer to a write has the words themselves, as there; one that is read has them in paragraphs. */
async function respond(request: WriteRequest, id: number): Promise<Saved<ProductReview>> {
  const { ctx, origin } = request;
  const [review] = await loadReviews(ctx.db, [id]);
  if (!review) return { ok: false, error: missing };
  const item = reviewJson(review, ctx.settings, origin);
  return { ok: true, item: { ...item, review: asHtml(review.text) } };
}

export async function createReview(
  request: WriteRequest,
  fields: ReviewFields,
): Promise<Saved<ProductReview>> {
  const { ctx, record } = request;
  const { product_id: productId = 0, reviewer_email: email = '', rating = 0 } = fields;
  const text = plainText(fields.review ?? '');
  if (!(await isProduct(ctx.db, productId))) {
    return { ok: false, error: invalidId('product', 'Invalid product ID.') };
  }
  if (await isWritten(ctx.db, { productId, email, text })) return { ok: false, error: duplicated };
  const status = STATUS[fields.status ?? 'approved'];
  const id = await saveReview(
    ctx.db,
    {
      productId,
      rating: rating === 0 ? null : rating,
      text,
      author: fields.reviewer ?? '',
      email,
      verified: await hasBought(ctx.db, { productId, email }),
      status: status === 'restored' ? 'approved' : status,
      createdAt: ctx.now,
    },
    ctx.now,
  );
  const saved = await respond(request, id);
  const after = saved.ok ? saved.item : null;
  await record({ resource: 'review', id, action: 'created', before: null, after });
  await ctx.invalidate(ratingTags(productId));
  // Stored in small letters, by which its author is found.
  return saved.ok ? { ok: true, item: { ...saved.item, reviewer_email: email } } : saved;
}

/** A rating is changed, and not taken away. */
export function getReviewChanges({ rating, ...fields }: ReviewFields): ReviewChanges {
  return { ...reviewCodec.fromInput(fields).changes, ...(rating && { rating }) };
}

export async function changeReview(
  request: WriteRequest,
  id: number,
  changes: ReviewChanges,
): Promise<Saved<ProductReview>> {
  const { ctx, record } = request;
  const before = await readReview(request, id);
  if (!before || !(await editReview(ctx, id, changes))) return { ok: false, error: missing };
  const saved = await respond(request, id);
  if (!saved.ok) return saved;
  await record({ resource: 'review', id, action: 'updated', before, after: saved.item });
  return saved;
}

export async function removeReview(
  request: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<ProductReview | Deleted<ProductReview>>> {
  if (!force) return changeReview(request, id, { status: 'trash' });
  const { ctx, record } = request;
  const item = await readReview(request, id);
  if (!item || !(await deleteReview(ctx, id))) return { ok: false, error: missing };
  await record({ resource: 'review', id, action: 'deleted', before: item, after: null });
  return { ok: true, item: { deleted: true, previous: item } };
}

function getStatuses(status: WcReviewQuery['status']): ReviewStatus[] {
  if (status === 'all') return ['approved', 'held'];
  return [status === 'hold' ? 'held' : status];
}

const SORTS = {
  date: 'created_at',
  date_gmt: 'created_at',
  id: 'id',
  include: 'include',
  product: 'product_id',
} as const;

export const reviewRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/products/reviews',
  replica: true,
  idOf: numericId,
  title: 'product_review',
  permission: 'moderate-reviews',
  input: wcReviewInput,
  required: ['product_id', 'review', 'reviewer', 'reviewer_email'],
  readOnly: wcReviewReadOnly,
  response: wcReviewResponse,
  query: wcReviewQuery,
  missing,
  trash: true,
  batch: true,
  async list(request, query) {
    const { db, settings } = request.ctx;
    const moment = (text: string | undefined) =>
      text === undefined ? null : toMoment(text, settings['shop.timeZone']);
    const sort = SORTS[query.orderby];
    const { ids, total } = await findReviews(db, {
      statuses: getStatuses(query.status),
      products: query.product,
      reviewers: query.reviewer,
      notReviewers: query.reviewer_exclude,
      email: query.reviewer_email ?? '',
      search: query.search ?? '',
      include: query.include,
      exclude: query.exclude,
      after: moment(query.after),
      before: moment(query.before),
      sort: sort === 'include' && query.include.length === 0 ? 'created_at' : sort,
      direction: query.order,
      from: rowsBefore(query),
      count: query.per_page,
    });
    return { items: await reviewItems(request, ids), total };
  },
  read: readReview,
  links: ({ product_id: id }, base) => ({
    up: [{ href: `${base}/wc/v3/products/${id}`, embeddable: true }],
  }),
  create: createReview,
  update: (request, id, fields) => changeReview(request, id, getReviewChanges(fields)),
  remove: removeReview,
});
