import { z } from 'zod';
import { makeCartToken } from '#server/platform/sessions/cart-token.ts';
import { newSessionId } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CheckParts } from './check-parts.ts';

// Asks the shop at its address as a visitor does, through whatever stands in front of it.

const PATIENCE_MS = 20_000;
export const TOKEN_MS = 10 * 60_000;

export interface SeenResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** '' where it has none. */
  text: string;
}

interface Sent {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

export interface ShopClient {
  readonly address: string;
  send(path: string, sent?: Sent): Promise<SeenResponse>;
}

export function openClient(address: string): ShopClient {
  return {
    address,
    async send(path, { method = 'GET', headers = {}, body } = {}) {
      const response = await fetch(new URL(path, address), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          'user-agent': 'Vitrine self-check',
          'accept-encoding': 'gzip, br',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: new Map(response.headers), text };
    },
  };
}

/** An address that can be asked, without a path; null where it is none. */
export function readAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isHttp || url.username || url.password || url.pathname !== '/' || url.search) {
    return null;
  }
  return url.origin;
}

/**
 * Why this shop cannot be asked there, in one sentence; null where it can. Only this shop knows the
 * session of a token that was signed with its secret, so another one is found before anything is made.
 */
export async function addressProblem(
  { settings }: Pick<ShopContext, 'settings'>,
  { secret, now }: Pick<CheckParts, 'secret' | 'now'>,
  { address, send }: ShopClient,
): Promise<string | null> {
  const session = newSessionId();
  const headers = { 'cart-token': makeCartToken(secret, session, now() + TOKEN_MS) };
  let seen: SeenResponse;
  try {
    seen = await send('/wp-json/wc/store/v1/cart', { headers });
  } catch (error) {
    return `No server can be reached at ${address} (${reasonIn(error)}).`;
  }
  const { status } = seen;
  if (status >= 300 && status < 400) {
    const to = seen.headers.get('location') ?? '';
    return `${address} leads to another address: ${URL.canParse(to) ? new URL(to).origin : to}.`;
  }
  if (status === 503 && settings['comingSoon.closed']) return null;
  if (status >= 500) return `The server at ${address} answers with status ${status}.`;
  const isOurs = seen.headers.get('cart-token')?.startsWith(`${session}.`) ?? false;
  return isOurs ? null : `Another shop, or none, answers at ${address}.`;
}

const coded = z.object({ code: z.string() });

function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in 20 seconds';
  const cause = coded.safeParse(error.cause);
  return cause.success ? cause.data.code : error.message;
}
