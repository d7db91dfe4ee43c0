import type { Call, CallRequest } from '../call.ts';
import { textIn } from '../shop/cart-fields.ts';
import { openUpload } from '#server/options/uploads/open-upload.ts';
import { previewName, uploadName } from '#server/options/uploads/upload-names.ts';

/** Everybody else hears the same, whether or not there is such a file. */
const nothing = () => new Response('', { status: 404 });

/** A small picture of an upload, for whoever may open it. */
export const uploadPreview: Call = {
  readOnly: true,
  async handle(call) {
    const row = await asked(call);
    const bytes = row?.has_preview && (await call.ctx.storage?.get(previewName(row.reference)));
    return bytes ? answer(bytes, 'image/jpeg', 'inline') : nothing();
  },
};

/** The file as it was stored. Saved, never shown: what strangers send is not run in the shop's name. */
export const uploadFile: Call = {
  readOnly: true,
  async handle(call) {
    const row = await asked(call);
    const bytes = row && (await call.ctx.storage?.get(uploadName(row.reference)));
    if (!bytes) return nothing();
    const name = encodeURIComponent(row.name).replace(/['()*]/g, percent);
    return answer(bytes, row.mime, `attachment; filename*=UTF-8''${name}`);
  },
};

function asked({ ctx, values, visitor }: CallRequest) {
  return openUpload(ctx, visitor, textIn(values, 'file'));
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

function answer(bytes: Buffer, type: string, disposition: string): Response {
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
