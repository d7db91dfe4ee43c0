import { findProductById } from '#server/catalog/product/find-product.ts';
import { translator } from '#server/language/translator.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { loadOwner } from '#server/platform/sessions/upload-owner.ts';
import { rotateReviewFiles } from '#server/review-uploads/rotate-review-files.ts';
import { takeReviewFile } from '#server/review-uploads/take-review-file.ts';
import { loadPreview, removeReviewFile } from '#server/review-uploads/visitor-review-files.ts';
import { reviewForm } from '#server/reviews/writing/review-form.ts';
import { reviewFormData, reviewFormMessages } from '#server/reviews/writing/review-form-data.ts';
import {
  reviewFileCall,
  reviewFormCall as reviewFormInput,
  reviewUploadCall,
  rotateFileCall,
} from '#wire/forms/reviews/review-calls.ts';
import type { ReviewFormResponse, ReviewUploadResponse } from '#wire/review-form.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { defineCall } from '../call.ts';

/** A person chooses a handful of photos; twenty at once and one every two seconds is a program. */
const LIMIT = { name: 'review-files', max: 20, windowMs: 40_000 };
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
    } satisfies ReviewFormResponse);
  },
});

function refused(message: string, status = 200): Response {
  return Response.json({ ok: false, message } satisfies ReviewUploadResponse, { status });
}

/** A file for a review that is being written: `file`, and `poster` with a video. */
export const reviewUpload = defineCall({
  nonce: 'review',
  fileBytes: MAX_BYTES,
  guard({ ctx, visitor }) {
    const quota = ctx.limits.take(LIMIT, visitor.address || visitor.newSession, ctx.now);
    return quota.ok ? null : refused(translator(ctx.settings)('reviews.problem.often'), 429);
  },
  input: reviewUploadCall,
  async handle({ product_id: id }, { ctx, files, visitor }) {
    const t = translator(ctx.settings);
    const form = id === null ? null : await reviewForm(ctx, id);
    const [file] = files.file ?? [];
    if (!form?.photos.on || !file) return refused(t('reviews.problem.closed'));
    const poster = files.poster?.[0] ?? null;
    const requested = { productId: form.productId, file, poster };
    const stored = await takeReviewFile(ctx, visitor, requested, form.photos);
    if (!stored.ok) {
      const { code, fileName } = stored.problem;
      return refused(t(code, { fileName, limit: form.photos.maxFileSize }));
    }
    const { id: fileId, kind, width, height } = stored.file;
    const result = { ok: true as const, id: fileId, kind, width, height };
    return Response.json(result satisfies ReviewUploadResponse);
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
export const rotateReviewFile = defineCall({
  nonce: 'review',
  input: rotateFileCall,
  async handle({ id, turn: rotation }, { ctx, visitor }) {
    if (id === null || rotation === null) return Response.json({ ok: false });
    await rotateReviewFiles(ctx, await loadOwner(ctx, visitor), [{ id, turn: rotation }]);
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
