import { openUpload } from '#server/options/uploads/open-upload.ts';
import { previewName, uploadName } from '#server/options/uploads/upload-names.ts';
import { uploadFileCall } from '#wire/forms/upload-calls.ts';
import { defineCall } from '../call.ts';

/** Everyone else gets the same answer, whether or not the file exists. */
const nothing = () => new Response('', { status: 404 });

/** A thumbnail of an upload, for whoever may download it. */
export const uploadPreview = defineCall({
  readOnly: true,
  input: uploadFileCall,
  async handle({ file }, { ctx, visitor }) {
    const row = await openUpload(ctx, visitor, file);
    const bytes = row?.has_preview && (await ctx.storage.get(previewName(row.reference)));
    return bytes ? respond(bytes, 'image/jpeg', 'inline') : nothing();
  },
});

/** The file as a download, never inline: content of visitors must not run on the shop's origin. */
export const uploadFile = defineCall({
  readOnly: true,
  input: uploadFileCall,
  async handle({ file }, { ctx, visitor }) {
    const row = await openUpload(ctx, visitor, file);
    const bytes = row && (await ctx.storage.get(uploadName(row.reference)));
    if (!bytes) return nothing();
    const name = encodeURIComponent(row.name).replace(/['()*]/g, percent);
    return respond(bytes, row.mime, `attachment; filename*=UTF-8''${name}`);
  },
});

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

function respond(bytes: Buffer, type: string, disposition: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
    },
  });
}
