import { hasFields } from '#rules/input/has-fields.ts';
import type { CartNotice, CartResponse } from '#wire/cart.ts';
import type { FailureCode, ShopResponse } from './call-shop.ts';
import { pageText } from './page-shop.ts';

export type CartResult = { ok: true; answer: CartResponse } | CartFailure;

export interface CartFailure {
  ok: false;
  /** refused: the shop refused, with `notices` or `html`. leaving: another page is loading. */
  code: FailureCode | 'refused' | 'leaving';
  notices: readonly CartNotice[];
  /** The refusal as HTML, where the shop answered so. */
  html: string;
}

const WORDS = {
  offline: 'basket.offline',
  forbidden: 'basket.forbidden',
  busy: 'basket.busy',
  broken: 'basket.broken',
} as const;

export function failure(code: FailureCode): CartFailure {
  const notice = { kind: 'error', code, text: pageText(WORDS[code]), key: '' } as const;
  return { ok: false, code, notices: [notice], html: '' };
}

export const LEAVING: CartFailure = { ok: false, code: 'leaving', notices: [], html: '' };

/** The cart of an answer, or null where it holds none. */
export function respondIn({ body }: Extract<ShopResponse, { ok: true }>): CartResponse | null {
  return isCartResponse(body) ? body : null;
}

export const isCartResponse = (body: unknown) =>
  hasFields<CartResponse>(body, {
    fragments: 'object',
    cart_hash: 'string',
    cart: 'object',
    notice: ['string', 'undefined'],
    error: ['boolean', 'undefined'],
  });

export function refusal(body: Record<string, unknown>): CartFailure {
  const html = typeof body.notice === 'string' ? body.notice : '';
  const place = body.notices === undefined ? body.cart : body;
  const all = hasFields<{ notices: CartNotice[] }>(place, { notices: 'list' }) ? place.notices : [];
  const notices = all.filter(({ kind }) => kind === 'error');
  if (notices.length === 0 && html === '') return failure('broken');
  return { ok: false, code: 'refused', notices, html };
}
