import { findProductById } from '#server/catalog/product/find-product.ts';
import { translator } from '#server/language/translator.ts';
import { createRateLimiter } from '#server/platform/http/rate-limit.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import { loadPreview, removeReviewFile } from '#server/review-uploads/own-review-files.ts';
import { takeReviewFile } from '#server/review-uploads/take-review-file.ts';
import { turnReviewFiles } from '#server/review-uploads/turn-review-files.ts';
import { reviewFormData, reviewFormMessages } from '#server/reviews/review-form-data.ts';
import { reviewForm } from '#server/reviews/writing/review-form.ts';
import {
  reviewFileCall,
  reviewFormCall as reviewFormInput,
  reviewUploadCall,
  turnFileCall,
} from '#wire/forms/reviews/review-calls.ts';
import type { ReviewFormAnswer, ReviewUploadAnswer } from '#wire/review-form.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { defineCall } from '../call.ts';

/** A person chooses a handful of photos; twenty at once and one every two seconds is a program. */
const limiter = createRateLimiter({ capacity: 20, refillPerSecond: 0.5 });
/** The largest file a shop may allow, and the frame of a video. */
const MAX_BYTES = 104 * 1024 * 1024;

/** The review form of a product with its messages, loaded on demand. */
export const reviewFormCall = defineCall({
  readOnly: true,
  input: reviewFormInput,
  async handle(input, { ctx, visitor, secret }) {
    const { product_id: id, [REVIEW_FIELDS.invitation]: invitation } = input;
    const product = id === null ? null : await findProductById(ctx, id);
    const form = product && (await reviewFormData(ctx, visitor, product, invitation));
    const nonce = makeNonce(secret, 'review', ctx.now);
    return Response.json({
      form,
      messages: reviewFormMessages(ctx),
      nonce,
    } satisfies ReviewFormAnswer);
  },
});

function refused(message: string, status = 200): Response {
  return Response.json({ ok: false, message } satisfies ReviewUploadAnswer, { status });
}

/** A file for a review that is being written: `file`, and `poster` with a video. */
export const reviewUpload = defineCall({
  nonce: 'review',
  fileBytes: MAX_BYTES,
  guard({ ctx, visitor }) {
    const turn = limiter.take(visitor.address || visitor.newSession, ctx.now);
    return turn.ok ? null : refused(translator(ctx.settings)('reviews.problem.often'), 429);
  },
  input: reviewUploadCall,
  async handle({ product_id: id }, { ctx, files, visitor }) {
    const t = translator(ctx.settings);
    const form = id === null ? null : await reviewForm(ctx, id);
    const [file] = files.file ?? [];
    if (!form?.photos.on || !file) return refused(t('reviews.problem.closed'));
    const poster = files.poster?.[0] ?? null;
    const asked = { productId: form.productId, file, poster };
    const taken = await takeReviewFile(ctx, visitor, asked, form.photos);
    if (!taken.ok) {
      const { code, fileName } = taken.problem;
      return refused(t(code, { fileName, limit: form.photos.maxFileSize }));
    }
    const { id: fileId, kind, width, height } = taken.file;
    const answer = { ok: true as const, id: fileId, kind, width, height };
    return Response.json(answer satisfies ReviewUploadAnswer);
  },
});

/** A small picture of a waiting file, for the visitor who sent it. */
export const reviewFilePreview = defineCall({
  readOnly: true,
  input: reviewFileCall,
  async handle({ id }, { ctx, visitor }) {
    const bytes = id === null ? null : await loadPreview(ctx, await loadOwner(ctx, visitor), id);
    if (!bytes) return new Response('', { status: 404 });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': 'inline',
        // The sender may turn it.
        'cache-control': 'private, no-cache',
      },
    });
  },
});

/** Turns a waiting picture: `turn` quarters to the right from how it was sent. */
export const turnReviewFile = defineCall({
  nonce: 'review',
  input: turnFileCall,
  async handle({ id, turn }, { ctx, visitor }) {
    if (id === null || turn === null) return Response.json({ ok: false });
    await turnReviewFiles(ctx, await loadOwner(ctx, visitor), [{ id, turn }]);
    return Response.json({ ok: true });
  },
});

/** Takes a waiting file away. */
export const removeReviewFileCall = defineCall({
  nonce: 'review',
  input: reviewFileCall,
  async handle({ id }, { ctx, visitor }) {
    const owner = await loadOwner(ctx, visitor);
    return Response.json({ ok: id !== null && (await removeReviewFile(ctx, owner, id)) });
  },
});
