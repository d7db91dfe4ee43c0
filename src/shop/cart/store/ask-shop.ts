import { pageShop } from './page-shop.ts';
import { wantedFragments } from './replace-fragments.ts';

/** offline: nothing came back. forbidden: 403. busy: 429. broken: any other trouble of the shop. */
export type FailureCode = 'offline' | 'forbidden' | 'busy' | 'broken';

export type ShopAnswer =
  | { ok: true; body: Record<string, unknown>; text: string }
  | { ok: false; code: FailureCode; status: number };

export type CallFields = FormData | Readonly<Record<string, string>>;

/** After this long the next one in the queue gets its turn. */
const PATIENCE_MS = 30_000;

/** What a browser finishes for pages that are gone is 64 KiB together, by the standard of `fetch`. */
const KEEPALIVE_BYTES = 48 * 1024;
/** A multipart field's own lines, generously. */
const FIELD_BYTES = 300;

/**
 * One shop call; whatever comes back, or does not, is a value. The cart's HTML is asked for where an
 * element that is not ours shows it: drawing it is most of the shop's work, and we read the data.
 */
export function askShop(call: string, fields: CallFields): Promise<ShopAnswer> {
  return askAt(pageShop().wc_ajax_url.replace('%%endpoint%%', call), fields);
}

/** The same at another door that answers the cart. */
export async function askAt(address: string, fields: CallFields): Promise<ShopAnswer> {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const wanted = encodeURIComponent(wantedFragments(document).join());
  try {
    const answer = await fetch(
      `${address}${address.includes('?') ? '&' : '?'}fragments=${wanted}`,
      {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
        // Whoever adds something and leaves for another page at once has it all the same.
        keepalive: bytesOf(body) <= KEEPALIVE_BYTES,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    const { status } = answer;
    if (!answer.ok) return { ok: false, code: codeOf(status), status };
    const text = await answer.text();
    return { ok: true, body: recordIn(text), text };
  } catch {
    // The network's reasons differ by browser; to the shopper it is one.
    return { ok: false, code: 'offline', status: 0 };
  }
}

/** At most that many: a sign of a text takes up to three. */
function bytesOf(body: FormData | URLSearchParams): number {
  if (body instanceof URLSearchParams) return body.toString().length;
  return [...body].reduce((sum, [name, value]) => {
    const size = typeof value === 'string' ? value.length * 3 : value.size;
    return sum + name.length * 3 + size + FIELD_BYTES;
  }, 0);
}

function codeOf(status: number): FailureCode {
  if (status === 403) return 'forbidden';
  return status === 429 ? 'busy' : 'broken';
}

/** Some calls answer HTML; those have no fields to read. */
function recordIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
