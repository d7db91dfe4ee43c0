import { translator } from '#server/language/translator.ts';
import { takeUpload, uploadMessages } from '#server/options/uploads/take-upload.ts';
import { uploadCall } from '#wire/forms/upload-calls.ts';
import { UPLOAD_PREVIEW_ACTION, type UploadResponse, uploadAddress } from '#wire/uploads.ts';
import { defineCall } from '../call.ts';

/** A person chooses a handful of photos; thirty at once and one every two seconds is a program. */
const LIMIT = { name: 'option-uploads', max: 30, windowMs: 60_000 };
const MAX_BYTES = 100 * 1024 * 1024;

function refused(message: string, status = 200): Response {
  return Response.json({ status: false, message } satisfies UploadResponse, { status });
}

/** A file for a field of an option form: `wcpa_file`, and JSON that names the field. */
export const optionUpload = defineCall({
  nonce: 'public',
  fileBytes: MAX_BYTES,
  guard({ ctx, visitor }) {
    const quota = ctx.limits.take(LIMIT, visitor.address || visitor.newSession, ctx.now);
    return quota.ok ? null : refused(translator(ctx.settings)('options.upload.many'), 429);
  },
  input: uploadCall,
  async handle({ wcpa_file_details: details }, { ctx, files, visitor, withVitrineData }) {
    const t = translator(ctx.settings);
    const file = files.wcpa_file?.[0];
    if (!details || !file) return refused(t('options.upload.field'));
    const { product_id: productId, element_id: fieldId } = details;
    const result = await takeUpload(ctx, visitor, { productId, fieldId, file });
    if (!result.ok) return refused(uploadMessages(result.problem, t));
    const { reference, name, mime, hasPreview } = result.upload;
    const url = hasPreview ? uploadAddress(reference, UPLOAD_PREVIEW_ACTION) : '';
    return Response.json({
      status: true,
      message: '',
      file: { file: reference, url, file_name: name, ...(withVitrineData && { type: mime }) },
    } satisfies UploadResponse);
  },
});
