import { money } from '#rules/money/money.ts';
import type { CheckoutProblem } from '#wire/checkout.ts';
import type { StoreCheckout } from '#wire/store/checkout.ts';
import type { PlaceOrderReply } from './checkout-client.ts';
import { confirmation } from './confirmation.ts';
import type { StoreResponse } from './store-api.ts';

/** The answer to an order of the Store API, as the checkout reads it. */
export function placed(response: StoreResponse): PlaceOrderReply {
  if (response.ok) {
    const { payment_result: result } = response.body as Partial<StoreCheckout>;
    const redirect = within(result?.redirect_url ?? '');
    if (redirect === '') return { ok: false, code: 'broken' };
    const details = result?.payment_details.map(({ key, value }) => [key, value]) ?? [];
    return { ok: true, redirect, confirm: confirmation(Object.fromEntries(details)) };
  }
  if (response.code !== 'refused') return response;
  const { message, data } = response.body as { message?: string; data?: RefusalData };
  const formProblem = { code: 'checkout.problem.order', field: '', label: '', text: message ?? '' };
  const total = data?.total ? money(Number(data.total)) : null;
  return {
    ok: false,
    code: 'refused',
    problems: data?.problems ?? [formProblem],
    empty: data?.empty ?? false,
    total,
  };
}

/**
 * The Store API answers absolute addresses; a page of this shop is opened on the current origin.
 */
function within(redirect: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  const shopOrigin = canonical === '' ? location.origin : new URL(canonical).origin;
  return redirect.startsWith(`${shopOrigin}/`) ? redirect.slice(shopOrigin.length) : redirect;
}

export interface RefusalData {
  problems?: CheckoutProblem[];
  total?: string | null;
  empty?: boolean;
  /** Names of wrong fields, such as `billing_postcode`. */
  fields?: string[];
}
