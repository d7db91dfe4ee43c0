import type { CartView } from '#wire/cart.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { AddedPopup } from '../bundles/popup/added-popup.tsx';
import type { AddedLine } from '../stores/cart/pending-lines.ts';
import { popupStore } from '../ui/popup/popup-store.ts';
import { ShopProvider } from '../ui/shop-context.tsx';

interface Page {
  /** With the messages of the bar, which the page itself does not have. */
  config: ShopConfig;
  now: number;
  label: string;
}

/** A popup with the lines just added, and links to continue or to the cart. */
export function showAdded(
  cart: CartView,
  lines: readonly AddedLine[],
  { config, now, label }: Page,
): void {
  const added = cart.items.filter((item) =>
    lines.some(
      ({ productId, variationId }) =>
        item.productId === productId && (variationId === null || item.variationId === variationId),
    ),
  );
  const content = (
    <ShopProvider config={config} now={now}>
      <AddedPopup cart={cart} keys={added.map(({ key }) => key)} />
    </ShopProvider>
  );
  popupStore.open({ label, source: { kind: 'ready', content } });
}
