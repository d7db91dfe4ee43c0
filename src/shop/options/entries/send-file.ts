import type { ShopConfig } from '#wire/shop-config.ts';
import { UPLOAD_ACTION, type UploadAnswer } from '#wire/uploads.ts';

export interface SentFile {
  productId: number;
  fieldId: string;
  file: File;
  dropped: boolean;
}

export type SendResult =
  | { ok: true; file: Extract<UploadAnswer, { status: true }>['file'] }
  /** `message` is the server's; '' where it could not be reached. */
  | { ok: false; aborted: boolean; message: string };

/** Sends one file and tells how far it is; `fetch` cannot tell, so this is the older way. */
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
  const request = new XMLHttpRequest();
  const done = new Promise<SendResult>((resolve) => {
    const failed = (message: string, aborted = false) => resolve({ ok: false, aborted, message });
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onabort = () => failed('', true);
    request.onerror = () => failed('');
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (answer?.status) resolve({ ok: true, file: answer.file });
      else failed(answer?.message ?? '');
    };
  });
  request.open('POST', `${config.ajax_url}?action=${UPLOAD_ACTION}`);
  request.send(body);
  return { done, abort: () => request.abort() };
}

function readAnswer(text: string): UploadAnswer | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'status' in read
      ? (read as UploadAnswer)
      : null;
  } catch {
    // A page of trouble instead of an answer.
    return null;
  }
}
