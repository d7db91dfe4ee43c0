import { chunks } from '../database/chunks.ts';
import { type CdnTarget, type PurgeRequest, purgeAdapter } from './purge-adapters.ts';

const MILLISECONDS = 10_000;

/** Thrown so that the purge is sent again, later each time. */
export class NotPurged extends Error {
  override readonly name = 'NotPurged';
}

/** Resolves when every address has purged these tags. */
export async function sendPurge(target: CdnTarget, tags: string[]): Promise<void> {
  const adapter = purgeAdapter(target);
  for (const part of chunks(tags, adapter.maxTags)) {
    const request = adapter.toRequest(part, target.token);
    await Promise.all(
      target.urls.map(async (url) => {
        const { status, body } = await send(url, request);
        if (status < 200 || status > 299) throw new NotPurged(`the CDN answered ${status}`);
        if (!adapter.isPurged(body)) {
          throw new NotPurged(`the CDN refused: ${body.slice(0, 200)}`);
        }
      }),
    );
  }
}

async function send(
  url: string,
  { method, headers, body }: PurgeRequest,
): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(MILLISECONDS),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    throw new NotPurged('the CDN could not be reached', { cause: error });
  }
}
