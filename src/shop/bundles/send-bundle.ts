import { hasFields } from '#rules/input/has-fields.ts';
import {
  ADD_BUNDLE_ACTION,
  ADDED_MARKER_FIELD,
  BUNDLE_AJAX_FIELD,
  type BundleConfig,
  type BundleResponse,
} from '#wire/bundles.ts';
import { VITRINE_DATA } from '#wire/forms/vitrine-data.ts';
import { applyResponse } from '../stores/cart/apply-response.ts';
import { enqueue } from '../stores/cart/cart-actions.ts';
import { announce } from '../stores/cart/cart-events.ts';
import { type CartFailure, isCartResponse, LEAVING, refusal } from '../stores/cart/cart-result.ts';
import { leaveWithNotice } from '../stores/cart/leave-page.ts';
import { pageShop, pageText } from '../stores/cart/page-shop.ts';
import { fragmentsInPage } from '../stores/cart/replace-fragments.ts';

const PATIENCE_MS = 30_000;

export type BundleSent = { ok: true; response: BundleResponse } | CartFailure;

/** Queued with all other requests that change the cart. */
export function sendBundle(
  config: Pick<BundleConfig, 'ajax_url'>,
  form: HTMLFormElement,
  button: HTMLElement | null,
): Promise<BundleSent> {
  const data = bundleData(form, button);
  return enqueue({ kind: 'add', lines: [] }, async () => {
    const body = await post(config.ajax_url, data);
    return body ? read(body, button) : offline();
  });
}

/**
 * The form's fields, with marker and flag; a product id missing from the form is taken from the
 * button.
 */
export function bundleData(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (!data.has('product_id')) {
    const named = button?.getAttribute('value') || button?.dataset.product_id || '';
    data.set('product_id', named);
  }
  data.set(ADDED_MARKER_FIELD, String(data.get('product_id')));
  data.set(BUNDLE_AJAX_FIELD, '1');
  data.set('action', ADD_BUNDLE_ACTION);
  return data;
}

/** Null where the answer could not be read. */
async function post(address: string, data: FormData): Promise<Record<string, unknown> | null> {
  const { nonces } = pageShop();
  data.set('nonce', nonces.public);
  data.set('fragments', fragmentsInPage(document).join());
  try {
    const response = await fetch(
      `${address}?action=${ADD_BUNDLE_ACTION}&${VITRINE_DATA}=1&r=${Math.random()}`,
      {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: data,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    const body: unknown = response.ok ? await response.json() : null;
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    // Network errors differ by browser; the shopper sees one message.
    return null;
  }
}

function read(body: Record<string, unknown>, button: HTMLElement | null): BundleSent {
  const { error, product_url, notice } = body;
  if (error) {
    if (typeof product_url !== 'string') return refusal(body);
    leaveWithNotice(product_url, typeof notice === 'string' ? notice : '');
    return LEAVING;
  }
  if (!isBundleResponse(body)) return offline();
  applyResponse(body, 'change');
  const { fragments, cart_hash, cart, label } = body;
  announce('added_to_cart', { fragments, cart_hash, cart, label, button });
  return { ok: true, response: body };
}

const isBundleResponse = (body: unknown): body is BundleResponse =>
  isCartResponse(body) &&
  hasFields<Pick<BundleResponse, 'bundle_key' | 'label'>>(body, {
    bundle_key: 'string',
    label: 'string',
  });

function offline(): CartFailure {
  const notice = {
    kind: 'error',
    code: 'offline',
    text: pageText('bundles.offline'),
    key: '',
  } as const;
  return { ok: false, code: 'offline', notices: [notice], html: '' };
}
