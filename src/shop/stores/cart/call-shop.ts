import { VITRINE_DATA } from '#wire/forms/vitrine-data.ts';
import { pageShop } from './page-shop.ts';
import { fragmentsInPage } from './replace-fragments.ts';

/** offline: no answer. forbidden: 403. busy: 429. broken: any other error of the shop. */
export type FailureCode = 'offline' | 'forbidden' | 'busy' | 'broken';

export type ShopResponse =
  | { ok: true; body: Record<string, unknown>; text: string }
  | { ok: false; code: FailureCode; status: number };

export type CallFields = FormData | Readonly<Record<string, string>>;

/** After this timeout the next request of the queue is sent. */
const PATIENCE_MS = 30_000;

/** `fetch` allows 64 KiB in total for requests that outlive their page. */
const KEEPALIVE_BYTES = 48 * 1024;
/** Overhead of a multipart field, rounded up. */
const FIELD_BYTES = 300;

/**
 * One shop call; success and failure are values. The cart's HTML is requested only where a foreign
 * element shows it: rendering it is most of the server's work, and our own code reads the data.
 */
export function callShop(call: string, fields: CallFields): Promise<ShopResponse> {
  return callAddress(pageShop().wc_ajax_url.replace('%%endpoint%%', call), fields);
}

/** The same at another address that answers the cart. */
export async function callAddress(address: string, fields: CallFields): Promise<ShopResponse> {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const fragments = encodeURIComponent(fragmentsInPage(document).join());
  try {
    const response = await fetch(
      `${address}${address.includes('?') ? '&' : '?'}${VITRINE_DATA}=1&fragments=${fragments}`,
      {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
        // The request completes even when the page is left at once.
        keepalive: toBytes(body) <= KEEPALIVE_BYTES,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    const { status } = response;
    if (!response.ok) return { ok: false, code: getCode(status), status };
    const text = await response.text();
    return { ok: true, body: recordIn(text), text };
  } catch {
    // Network errors differ by browser; the shopper sees one message.
    return { ok: false, code: 'offline', status: 0 };
  }
}

/** An upper bound: a UTF-16 unit takes up to three bytes. */
function toBytes(body: FormData | URLSearchParams): number {
  if (body instanceof URLSearchParams) return body.toString().length;
  return [...body].reduce((sum, [name, value]) => {
    const size = typeof value === 'string' ? value.length * 3 : value.size;
    return sum + name.length * 3 + size + FIELD_BYTES;
  }, 0);
}

function getCode(status: number): FailureCode {
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
