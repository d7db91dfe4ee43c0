import { isProduct } from '#server/catalog/is-product.ts';
import { findReviews, loadReviews, type ManagedReview } from '#server/reviews/manage-reviews.ts';
import type { Settings } from '#server/settings/defaults.ts';
import {
  type OlderReview,
  olderReviewInput,
  olderReviewReadOnly,
  olderReviewResponse,
} from '#wire/wc/older-review.ts';
import { contextQuery } from '#wire/wc/shipping.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, type PartialOf, type ReadRequest, type Saved } from '../../rest/resource.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import {
  asHtml,
  changeReview,
  createReview,
  getReviewChanges,
  removeReview,
} from '../products/review-routes.ts';
import { writtenMoment } from '../shared/dates.ts';
import type { OlderVersion } from './translate.ts';

// Reviews of `wc/v1` and `wc/v2` are those of one product, below its address, in words of their own.
// Example: GET wc/v2/products/7/reviews.

const missingProduct = invalidId('product', 'Invalid product ID.');
const missing = invalidId('product_review', 'Invalid product review ID.');

/** There are no pages: the oldest so many. */
const MAX_REVIEWS = 1000;

function toItem(review: ManagedReview, version: OlderVersion, settings: Settings): OlderReview {
  const { local, gmt } = writtenMoment(review.created_at, settings);
  return {
    id: review.id,
    ...(version === 'v1' ? { date_created: gmt } : { date_created: local, date_created_gmt: gmt }),
    review: asHtml(review.text),
    rating: review.rating ?? 0,
    name: review.author,
    email: review.email,
    verified: review.verified === 1,
  };
}

type Sent = PartialOf<typeof olderReviewInput>;

const toPresent = ({ name: reviewer, email: reviewer_email, ...sent }: Sent) => ({
  ...sent,
  reviewer,
  reviewer_email,
});

const productIn = ({ parts }: Pick<ReadRequest, 'parts'>) => numericId(parts.product_id ?? '');

function createReviewRoutes(version: OlderVersion): RestRoute[] {
  /** Null where it is of another product. */
  async function read(request: ReadRequest, id: number): Promise<OlderReview | null> {
    const { db, settings } = request.ctx;
    const [review] = await loadReviews(db, [id]);
    return review?.product_id === productIn(request) ? toItem(review, version, settings) : null;
  }
  async function respond(request: ReadRequest, id: number): Promise<Saved<OlderReview>> {
    const item = await read(request, id);
    return item ? { ok: true, item } : { ok: false, error: missing };
  }
  return managedResource({
    namespace: `wc/${version}`,
    path: '/products/:product_id/reviews',
    replica: true,
    idOf: numericId,
    title: 'product_review',
    permission: 'moderate-reviews',
    input: olderReviewInput,
    required: ['review', 'name', 'email'],
    readOnly: olderReviewReadOnly,
    response: olderReviewResponse,
    query: contextQuery,
    missing,
    trash: true,
    batch: version === 'v2',
    async list(request) {
      const { db, settings } = request.ctx;
      const productId = productIn(request);
      if (!(await isProduct(db, productId))) return missingProduct;
      const { ids, total } = await findReviews(db, {
        statuses: ['approved'],
        products: [productId],
        reviewers: [],
        notReviewers: [],
        email: '',
        search: '',
        include: [],
        exclude: [],
        after: null,
        before: null,
        sort: 'created_at',
        direction: 'asc',
        from: 0,
        count: MAX_REVIEWS,
      });
      const reviews = await loadReviews(db, ids);
      return { items: reviews.map((review) => toItem(review, version, settings)), total };
    },
    read,
    links: (_, base, { product_id: id }) => ({
      up: [{ href: `${base}/wc/${version}/products/${id}` }],
    }),
    async create(request, sent) {
      const product_id = productIn(request);
      if (!(await isProduct(request.ctx.db, product_id)))
        return { ok: false, error: missingProduct };
      const made = await createReview(request, { ...toPresent(sent), product_id });
      return made.ok ? respond(request, made.item.id) : made;
    },
    async update(request, id, sent) {
      const before = await respond(request, id);
      if (!before.ok) return before;
      const saved = await changeReview(request, id, getReviewChanges(toPresent(sent)));
      return saved.ok ? respond(request, id) : saved;
    },
    async remove(request, id, force) {
      const before = await respond(request, id);
      if (!before.ok) return before;
      const removed = await removeReview(request, id, force);
      return removed.ok ? before : removed;
    },
  });
}

export const olderReviewRoutes = [...createReviewRoutes('v2'), ...createReviewRoutes('v1')];
