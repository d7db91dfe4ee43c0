import type { CartNotice } from '#wire/cart.ts';

const KINDS: Record<string, CartNotice['kind']> = {
  'woocommerce-error': 'error',
  'woocommerce-info': 'info',
  'woocommerce-message': 'success',
};

/** The text of notice HTML: no other markup enters the page. */
export function noticesIn(html: string): CartNotice[] {
  if (html === '') return [];
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return Object.entries(KINDS).flatMap(([name, kind]) =>
    [...parsed.getElementsByClassName(name)].map((element) => ({
      kind,
      code: 'html',
      text: element.textContent.trim(),
      key: '',
    })),
  );
}
