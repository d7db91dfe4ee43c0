import { money } from '#rules/money/money.ts';
import type { PlaceOrderReply } from './checkout-client.ts';
import { confirmation } from './confirmation.ts';
import type { StoreResponse } from './store-api.ts';
import { getRefusalData, hasPayment } from './store-bodies.ts';

/** The answer to an order of the Store API, as the checkout reads it. */
export function placed(response: StoreResponse): PlaceOrderReply {
  if (response.ok) {
    const result = hasPayment(response.body) ? response.body.payment_result : null;
    const redirect = within(result?.redirect_url ?? '');
    if (redirect === '') return { ok: false, code: 'broken' };
    const details: Record<string, string> = Object.fromEntries(
      result?.payment_details.map(({ key, value }) => [key, value]) ?? [],
    );
    const { errorCode: code, errorMessage: text } = details;
    if (code && text) return declined(code, text);
    return { ok: true, redirect, confirm: confirmation(details) };
  }
  if (response.code !== 'refused') return response;
  const { message } = response.body;
  const data = getRefusalData(response.body);
  const text = typeof message === 'string' ? message : '';
  const formProblem = { code: 'checkout.problem.order', field: '', label: '', text };
  const total = data.total ? money(Number(data.total)) : null;
  return {
    ok: false,
    code: 'refused',
    problems: data.problems ?? [formProblem],
    empty: data.empty ?? false,
    total,
  };
}

/** The order is there and unpaid: the form stays for another card or method. */
function declined(code: string, text: string): PlaceOrderReply {
  const problems = [{ code, field: 'payment_method', label: '', text }];
  return { ok: false, code: 'refused', problems, empty: false, total: null };
}

/**
 * The Store API answers absolute addresses; a page of this shop is opened on the current origin.
 */
function within(redirect: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  const shopOrigin = canonical === '' ? location.origin : new URL(canonical).origin;
  return redirect.startsWith(`${shopOrigin}/`) ? redirect.slice(shopOrigin.length) : redirect;
}
