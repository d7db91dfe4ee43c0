import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShopConfig } from '#wire/shop-config.ts';
import { ShopProvider } from '../../ui/shop-context.tsx';
import { PopupFrame } from './popup-frame.tsx';

/** A copy of what React renders: the popup's script then changes elements that React does not own. */
export function popupDialog(shop: ShopConfig, fullScreen: boolean): Node | undefined {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ShopProvider config={shop} now={Date.now()}>
        <PopupFrame fullScreen={fullScreen} />
      </ShopProvider>,
    ),
  );
  const dialog = place.firstElementChild?.cloneNode(true);
  root.unmount();
  return dialog;
}
