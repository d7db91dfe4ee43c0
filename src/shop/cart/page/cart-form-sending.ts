import type { CartPage } from '#wire/cart-page.ts';
import type { PageEnvelope } from '#wire/page.ts';

/** page: the cart as it is now. no-form: the page that came back has none. lost: none came back. */
export type FormReply = { kind: 'page'; data: CartPage } | { kind: 'no-form' } | { kind: 'lost' };

/** The parts of the browser it needs. */
export interface FormPlaces {
  fetch(address: string, init: RequestInit): Promise<Pick<Response, 'ok' | 'text'>>;
  parse(html: string): Pick<Document, 'querySelector' | 'getElementById'>;
}

export const CART_FORM = 'form.woocommerce-cart-form';

/** The form with its own method and action; the reply is the cart page, which holds what it was drawn from. */
export async function sendCartForm(
  form: Pick<HTMLFormElement, 'method'> & { getAttribute(name: string): string | null },
  fields: FormData,
  places: FormPlaces,
): Promise<FormReply> {
  try {
    const answer = await places.fetch(form.getAttribute('action') ?? '', {
      method: form.method,
      body: fields,
      headers: { accept: 'text/html' },
    });
    if (!answer.ok) return { kind: 'lost' };
    const page = places.parse(await answer.text());
    const data = page.getElementById('page-data')?.textContent;
    if (!page.querySelector(CART_FORM) || !data) return { kind: 'no-form' };
    // The data is ours, so it is read as it is.
    return { kind: 'page', data: (JSON.parse(data) as PageEnvelope<'cart'>).data };
  } catch {
    // The network's reasons differ by browser; to the shopper it is one.
    return { kind: 'lost' };
  }
}

export const browserForms: FormPlaces = {
  fetch: (address, init) => fetch(address, init),
  parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
};
