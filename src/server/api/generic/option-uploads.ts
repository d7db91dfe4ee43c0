import type { Call } from '../call.ts';
import { textIn } from '../shop/cart-fields.ts';
import { translator } from '#server/language/translator.ts';
import { takeUpload, uploadMessages } from '#server/options/uploads/take-upload.ts';
import { createRateLimiter } from '#server/platform/http/rate-limit.ts';
import { idParam } from '#wire/store/params.ts';
import { UPLOAD_PREVIEW_ACTION, type UploadAnswer, uploadAddress } from '#wire/uploads.ts';

/** A person chooses a handful of photos; thirty at once and one every two seconds is a program. */
const RATE = { capacity: 30, refillPerSecond: 0.5 };
const MOST_BYTES = 101 * 1024 * 1024;

const limiter = createRateLimiter(RATE);

/** A file for a field of an option form: `wcpa_file`, and JSON that says which field. */
export const optionUpload: Call = {
  nonce: 'public',
  bodyLimit: MOST_BYTES,
  async handle({ ctx, values, files, visitor }) {
    const t = translator(ctx.settings);
    const refused = (message: string, status = 200) =>
      Response.json({ status: false, message } satisfies UploadAnswer, { status });
    const turn = limiter.take(visitor.address || visitor.newSession, ctx.now);
    if (!turn.ok) return refused(t('options.upload.many'), 429);
    const details = detailsIn(textIn(values, 'wcpa_file_details'));
    const file = files.wcpa_file?.[0];
    if (!details || !file) return refused(t('options.upload.field'));
    const result = await takeUpload(ctx, visitor, { ...details, file });
    if (!result.ok) return refused(uploadMessages(result.problem, t));
    const { reference, name, mime, hasPreview } = result.upload;
    const url = hasPreview ? uploadAddress(reference, UPLOAD_PREVIEW_ACTION) : '';
    return Response.json({
      status: true,
      message: '',
      file: { file: reference, url, type: mime, file_name: name },
    } satisfies UploadAnswer);
  },
};

function detailsIn(text: string): { productId: number; fieldId: string } | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    // Whatever was sent, it names no field.
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { product_id, element_id } = read as Record<string, unknown>;
  const id = idParam.safeParse(product_id);
  return id.success && typeof element_id === 'string'
    ? { productId: id.data, fieldId: element_id }
    : null;
}
