import { hasFields } from '#rules/input/has-fields.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { UPLOAD_ACTION, type UploadResponse } from '#wire/uploads.ts';
import { readResponse, sendForm } from '../../ui/forms/send-form.ts';

export interface SentFile {
  productId: number;
  fieldId: string;
  file: File;
  dropped: boolean;
}

type Uploaded = Extract<UploadResponse, { status: true }>;
type Refused = Extract<UploadResponse, { status: false }>;

export type SendResult =
  | { ok: true; file: Uploaded['file'] }
  /** `message` is the server's; '' where it could not be reached. */
  | { ok: false; aborted: boolean; message: string };

/** Uploads one file and reports its progress. */
export function sendFile(
  config: Pick<ShopConfig, 'ajax_url' | 'nonces'>,
  { productId, fieldId, file, dropped }: SentFile,
  onProgress: (percent: number) => void,
): { done: Promise<SendResult>; abort(): void } {
  const body = new FormData();
  body.set('action', UPLOAD_ACTION);
  body.set('nonce', config.nonces.public);
  body.set('wcpa_file_details', JSON.stringify({ product_id: productId, element_id: fieldId }));
  body.set('wcpa_drag_drop', dropped ? '1' : '0');
  body.set('wcpa_file', file);
  const sending = sendForm(`${config.ajax_url}?action=${UPLOAD_ACTION}`, body, onProgress);
  const done = sending.done.then(
    ({ text }): SendResult => {
      const response = readResponse(text);
      if (isUploaded(response)) return { ok: true, file: response.file };
      const message = isRefused(response) ? response.message : '';
      return { ok: false, aborted: false, message };
    },
    (): SendResult => ({ ok: false, aborted: true, message: '' }),
  );
  return { done, abort: sending.abort };
}

const isUploaded = (body: unknown): body is Uploaded =>
  hasFields<Uploaded>(body, { status: 'boolean', message: 'string', file: 'object' }) &&
  body.status;

const isRefused = (body: unknown): body is Refused =>
  hasFields<Refused>(body, { status: 'boolean', message: 'string' }) && !body.status;
