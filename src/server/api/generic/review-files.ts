import type { Call } from '../call.ts';
import { textIn } from '../shop/cart-fields.ts';
import { ownerOf } from '#server/platform/sessions/upload-owner.ts';
import { findProductById } from '#server/catalog/find-product.ts';
import { translator } from '#server/language/translator.ts';
import { reviewFormData, reviewFormMessages } from '#server/reviews/review-form-data.ts';
import { createRateLimiter } from '#server/platform/http/rate-limit.ts';
import { makeNonce } from '#server/platform/nonces.ts';
import { previewOf, removeReviewFile } from '#server/review-uploads/own-review-files.ts';
import { takeReviewFile } from '#server/review-uploads/take-review-file.ts';
import { turnReviewFiles } from '#server/review-uploads/turn-review-files.ts';
import { reviewForm } from '#server/reviews/writing/review-form.ts';
import type { ReviewFormAnswer, ReviewUploadAnswer } from '#wire/review-form.ts';
import { REVIEW_FIELDS } from '#wire/reviews.ts';
import { idParam } from '#wire/store/params.ts';

/** A person chooses a handful of photos; twenty at once and one every two seconds is a program. */
const limiter = createRateLimiter({ capacity: 20, refillPerSecond: 0.5 });
/** The largest file a shop may allow, and what stands around it. */
const MOST_BYTES = 101 * 1024 * 1024;

/** The form of a product's reviews with its words: asked for when somebody wants to write. */
export const reviewFormCall: Call = {
  readOnly: true,
  async handle({ ctx, values, visitor, secret }) {
    const id = idParam.safeParse(values.product_id);
    const product = id.success ? await findProductById(ctx, id.data) : null;
    const invitation = textIn(values, REVIEW_FIELDS.invitation).slice(0, 100);
    const form = product && (await reviewFormData(ctx, visitor, product, invitation));
    const nonce = makeNonce(secret, 'review', ctx.now);
    return Response.json({
      form,
      messages: reviewFormMessages(ctx),
      nonce,
    } satisfies ReviewFormAnswer);
  },
};

/** A file for a review that is being written: `file`, and `poster` with a film. */
export const reviewUpload: Call = {
  nonce: 'review',
  bodyLimit: MOST_BYTES,
  async handle({ ctx, values, files, visitor }) {
    const t = translator(ctx.settings);
    const refused = (message: string, status = 200) =>
      Response.json({ ok: false, message } satisfies ReviewUploadAnswer, { status });
    const turn = limiter.take(visitor.address || visitor.newSession, ctx.now);
    if (!turn.ok) return refused(t('reviews.problem.often'), 429);
    const product = idParam.safeParse(values.product_id);
    const form = product.success ? await reviewForm(ctx, product.data) : null;
    const [file] = files.file ?? [];
    if (!form?.photos.on || !file) return refused(t('reviews.problem.closed'));
    const poster = files.poster?.[0] ?? null;
    const asked = { productId: form.productId, file, poster };
    const taken = await takeReviewFile(ctx, visitor, asked, form.photos);
    if (!taken.ok) {
      const { code, fileName } = taken.problem;
      return refused(t(code, { fileName, limit: form.photos.maxFileSize }));
    }
    const { id, kind, width, height } = taken.file;
    return Response.json({ ok: true, id, kind, width, height } satisfies ReviewUploadAnswer);
  },
};

/** A small picture of a waiting file, for who sent it and for nobody else. */
export const reviewFilePreview: Call = {
  readOnly: true,
  async handle({ ctx, values, visitor }) {
    const id = idParam.safeParse(values.id);
    const bytes = id.success ? await previewOf(ctx, await ownerOf(ctx, visitor), id.data) : null;
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
};

/** Turns a waiting picture: `turn` quarters to the right from how it was sent. */
export const turnReviewFile: Call = {
  nonce: 'review',
  async handle({ ctx, values, visitor }) {
    const id = idParam.safeParse(values.id);
    const turn = Number(textIn(values, 'turn'));
    if (!id.success || !Number.isInteger(turn)) return Response.json({ ok: false });
    await turnReviewFiles(ctx, await ownerOf(ctx, visitor), [{ id: id.data, turn }]);
    return Response.json({ ok: true });
  },
};

/** Takes a waiting file away. */
export const removeReviewFileCall: Call = {
  nonce: 'review',
  async handle({ ctx, values, visitor }) {
    const id = idParam.safeParse(values.id);
    const owner = await ownerOf(ctx, visitor);
    return Response.json({ ok: id.success && (await removeReviewFile(ctx, owner, id.data)) });
  },
};
