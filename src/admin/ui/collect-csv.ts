import type { Query } from '../rest/rest-address.ts';
import type { RestRequest, RestResponse } from '../rest/rest-client.ts';

interface CsvRequest {
  path: string;
  query?: Query;
  /** Called with percent after each part. */
  onShare(share: number): void;
}

/**
 * The parts of a CSV file, asked for one after the other and joined. Null where one was refused: half
 * of a file must not look like all of it.
 */
export async function collectCsv(
  send: (request: RestRequest) => Promise<RestResponse>,
  { path, query = {}, onShare }: CsvRequest,
): Promise<string | null> {
  const parts: string[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const response = await send({ path, query: { ...query, page } });
    if (!response.ok || typeof response.data !== 'string') return null;
    // Every part begins with a byte order mark, a file has one.
    parts.push(page === 1 ? response.data : response.data.replace(/^\uFEFF/, ''));
    pages = Number(response.headers.get('x-wp-totalpages') ?? 1);
    onShare((page / Math.max(1, pages)) * 100);
  }
  return parts.join('');
}
