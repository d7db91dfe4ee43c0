import { plainText } from '#server/language/sanitise-html.ts';
import { findReviews } from '#server/reviews/manage-reviews.ts';
import { deleteReview, editReview } from '#server/reviews/moderate-review.ts';
import {
  moderationInput,
  moderationQuery,
  moderationReadOnly,
  type Review,
  reviewResponse,
} from '#wire/vitrine/reviews.ts';
import { managedResource } from '../../../rest/managed-resource.ts';
import {
  type Deleted,
  numericId,
  type PartialOf,
  type Saved,
  type WriteRequest,
} from '../../../rest/resource.ts';
import { NAMESPACE } from '../../vitrine-endpoint.ts';
import { noReview, reviewItem, reviewItems, STATUS } from './review-item.ts';
import { toReviewQuery } from './review-query.ts';

type Input = PartialOf<typeof moderationInput>;

async function edit(request: WriteRequest, id: number, input: Input): Promise<Saved<Review>> {
  const { ctx, record } = request;
  const before = await reviewItem(request, id);
  const { status, text, ...changes } = input;
  const isEdited =
    before !== null &&
    (await editReview(ctx, id, {
      ...changes,
      status: status && STATUS[status],
      text: text === undefined ? undefined : plainText(text),
    }));
  const item = isEdited ? await reviewItem(request, id) : null;
  if (!item) return { ok: false, error: noReview };
  await record({ resource: 'review', id, action: 'updated', before, after: item });
  return { ok: true, item };
}

async function remove(
  request: WriteRequest,
  id: number,
  force: boolean,
): Promise<Saved<Review | Deleted<Review>>> {
  if (!force) return edit(request, id, { status: 'trash' });
  const { ctx, record } = request;
  const previous = await reviewItem(request, id);
  if (!previous || !(await deleteReview(ctx, id))) return { ok: false, error: noReview };
  await record({ resource: 'review', id, action: 'deleted', before: previous, after: null });
  return { ok: true, item: { deleted: true, previous } };
}

export const moderationResource = managedResource({
  namespace: NAMESPACE,
  path: '/reviews',
  replica: true,
  idOf: numericId,
  title: 'review',
  permission: 'moderate-reviews',
  input: moderationInput,
  readOnly: moderationReadOnly,
  response: reviewResponse,
  query: moderationQuery,
  missing: noReview,
  trash: true,
  batch: true,
  async list(request, query) {
    const { ids, total } = await findReviews(request.ctx.db, toReviewQuery(query));
    return { items: await reviewItems(request, ids), total };
  },
  read: reviewItem,
  update: edit,
  remove,
});
