/**
 * What changes the cart is loaded when a hand reaches for it: most pages are only looked at. A first
 * press that finds the network gone fails here, before anything was asked.
 */
export const loadActions = () => import('./cart-actions.ts');

/** For a hand on its way; what goes wrong now is told when it matters. */
export function expectActions(): void {
  loadActions().catch(() => undefined);
}
