import { plainText } from '#server/language/sanitise-html.ts';
import { changeReviewFile } from '#server/reviews/change-review-file.ts';
import { managedReplies } from '#server/reviews/managed-parts.ts';
import { deleteReview, editReview } from '#server/reviews/moderate-review.ts';
import { replyToReview } from '#server/reviews/reply-to-review.ts';
import {
  type Review,
  replyChange,
  replyInput,
  reviewFileInput,
  reviewResponse,
} from '#wire/vitrine/reviews.ts';
import type { ManagedCall } from '../../../rest/managed-endpoint.ts';
import {
  numericId,
  optionalFields,
  type ReadRequest,
  type WriteRequest,
} from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';
import type { RestRoute } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { changeItem, type OneItem } from '../change-item.ts';
import { unknownId } from '../unknown-id.ts';
import { noReview, reviewItem, STATUS } from './review-item.ts';

// Photos, videos and replies of a review. Each call answers the whole review.

const noFile = unknownId('review_file');
const noReply = unknownId('reply');
const notPublic: RestError = {
  code: 'vitrine_rest_review_not_public',
  message: 'Only a review that is approved can be replied to, while reviews are switched on.',
  status: 409,
};

const shared = { permission: 'moderate-reviews', answer: { schema: reviewResponse } } as const;

function toReview({ parts }: ManagedCall): OneItem<Review> {
  const id = numericId(parts.review_id ?? '');
  const read = (request: ReadRequest) => reviewItem(request, id);
  return { resource: 'review', id, missing: noReview, read };
}

const idIn = ({ parts }: ManagedCall) => numericId(parts.id ?? '');

const showFile = vitrineEndpoint({
  ...shared,
  action: 'edit',
  summary: 'Show or hide a photo or video of a review',
  params: reviewFileInput,
  required: ['hidden'],
  handle({ hidden }, call) {
    const review = toReview(call);
    return changeItem(call, review, async ({ ctx }) => {
      const to = hidden ? 'hidden' : 'shown';
      return (await changeReviewFile(ctx, review.id, idIn(call), to)) ? null : noFile;
    });
  },
});

const deleteFile = vitrineEndpoint({
  ...shared,
  action: 'delete',
  summary: 'Delete a photo or video of a review',
  params: {},
  handle(_, call) {
    const review = toReview(call);
    return changeItem(call, review, async ({ ctx }) =>
      (await changeReviewFile(ctx, review.id, idIn(call), 'deleted')) ? null : noFile,
    );
  },
});

const reply = vitrineEndpoint({
  ...shared,
  action: 'create',
  summary: 'Reply to a review in the name of the shop',
  params: replyInput,
  required: ['text'],
  handle({ text }, call) {
    const review = toReview(call);
    return changeItem(call, review, async ({ ctx }) => {
      const words = plainText(text).trim();
      if (words === '') return invalidParams({ text: 'must not be empty' });
      const author = ctx.settings['shop.name'];
      const result = { parentId: review.id, text: words, author, byShop: true };
      return (await replyToReview(ctx, result)) === null ? notPublic : null;
    });
  },
});

/** Whether the reply belongs to the review that the address names. */
async function isReply({ ctx }: WriteRequest, reviewId: number, id: number): Promise<boolean> {
  const replies = (await managedReplies(ctx.db, [reviewId])).get(reviewId) ?? [];
  return replies.some((each) => each.id === id);
}

const editReply = vitrineEndpoint({
  ...shared,
  action: 'edit',
  summary: 'Change, hold or approve a reply',
  params: optionalFields(replyChange),
  handle({ status, text }, call) {
    const review = toReview(call);
    return changeItem(call, review, async (request) => {
      const id = idIn(call);
      const words = text === undefined ? undefined : plainText(text).trim();
      if (words === '') return invalidParams({ text: 'must not be empty' });
      if (!(await isReply(request, review.id, id))) return noReply;
      await editReview(request.ctx, id, { status: status && STATUS[status], text: words });
      return null;
    });
  },
});

const deleteReply = vitrineEndpoint({
  ...shared,
  action: 'delete',
  summary: 'Delete a reply with the replies to it',
  params: {},
  handle(_, call) {
    const review = toReview(call);
    return changeItem(call, review, async (request) => {
      const id = idIn(call);
      if (!(await isReply(request, review.id, id))) return noReply;
      await deleteReview(request.ctx, id);
      return null;
    });
  },
});

const base = '/reviews/:review_id';

export const reviewPartRoutes: readonly RestRoute[] = [
  {
    namespace: NAMESPACE,
    path: `${base}/files/:id`,
    methods: { PUT: showFile, PATCH: showFile, DELETE: deleteFile },
  },
  { namespace: NAMESPACE, path: `${base}/replies`, methods: { POST: reply } },
  {
    namespace: NAMESPACE,
    path: `${base}/replies/:id`,
    methods: { PUT: editReply, PATCH: editReply, DELETE: deleteReply },
  },
];
