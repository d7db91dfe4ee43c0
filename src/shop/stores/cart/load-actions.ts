/**
 * The code that changes the cart is loaded on hover, focus or press: most pages are only read. A
 * first press without network fails here, before any request.
 */
export const loadActions = () => import('./cart-actions.ts');

/** Preloads it; an error is reported when it is used. */
export function expectActions(): void {
  loadActions().catch(() => undefined);
}
