import type { RestClient, RestResponse } from './rest-client.ts';
import { uploadFailed } from './rest-problem.ts';

const MEDIA = 'wp/v2/media';
/** Of the making of the smaller pictures, where the server broke down over them. */
const RETRIES = 5;

export interface MediaFile {
  readonly body: Blob;
  readonly name: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** Refuse a picture that the shop has already. */
  readonly unlessSame?: boolean;
}

/**
 * Uploads a picture. A server that broke down while making the smaller pictures names the
 * attachment it had stored by then: their making is asked for again, and where it fails for good
 * the attachment is deleted, so that no half-made picture stays behind.
 */
export async function uploadMedia(client: RestClient, file: MediaFile): Promise<RestResponse> {
  const form = new FormData();
  form.set('file', file.body, file.name);
  const sent = await client.send({
    path: MEDIA,
    method: 'POST',
    body: form,
    ...(file.unlessSame && { query: { unless_same: true } }),
    ...(file.signal && { signal: file.signal }),
    ...(file.onProgress && { onProgress: file.onProgress }),
  });
  const attachment = sent.headers.get('x-wp-upload-attachment-id');
  if (sent.ok || sent.problem.status < 500 || !attachment) return sent;
  for (let tried = 0; tried < RETRIES; tried += 1) {
    const made = await client.send({
      path: `${MEDIA}/${attachment}/post-process`,
      method: 'POST',
      data: { action: 'create-image-subsizes' },
    });
    if (made.ok) return made;
  }
  await client.send({ path: `${MEDIA}/${attachment}`, method: 'DELETE', query: { force: true } });
  return { ok: false, problem: uploadFailed(sent.problem.status), headers: sent.headers };
}
