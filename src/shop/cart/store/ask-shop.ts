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

/**
 * One shop call; whatever comes back, or does not, is a value. The cart's HTML is asked for where an
 * element that is not ours shows it: drawing it is most of the shop's work, and we read the data.
 */
export function askShop(call: string, fields: CallFields): Promise<ShopAnswer> {
  return askAt(pageShop().wc_ajax_url.replace('%%endpoint%%', call), fields);
}

/** The same at another door that answers the cart. */
export async function askAt(address: string, fields: CallFields): Promise<ShopAnswer> {
  const wanted = encodeURIComponent(wantedFragments(document).join());
  try {
    const answer = await fetch(
      `${address}${address.includes('?') ? '&' : '?'}fragments=${wanted}`,
      {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
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
