import type { ComponentType } from 'react';
import type { PageEnvelope, PageName } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { AttributionPlace } from './attribution/attribution-place.tsx';
import { CartPlace } from './cart/adding/cart-place.tsx';
import { SideCartPlace } from './cart/side-cart/side-cart-place.tsx';
import { ConsentPlace } from './consent/consent-place.tsx';
import { Layout } from './layout/layout.tsx';
import { EnhancedSelects } from './ui/combobox/enhanced-selects.tsx';
import { PopupPlace } from './ui/popup/popup-place.tsx';
import { useScrollLinks } from './ui/scroll/use-scroll-links.ts';
import { ShopProvider } from './ui/shop-context.tsx';

interface ShopAppProps<Name extends PageName> {
  config: ShopConfig;
  envelope: PageEnvelope<Name>;
  Page: ComponentType<{ data: PageEnvelope<Name>['data'] }>;
}

/** The whole page, rendered by the server and hydrated by the browser from the same data. */
export function ShopApp<Name extends PageName>({ config, envelope, Page }: ShopAppProps<Name>) {
  useScrollLinks();
  return (
    <ShopProvider config={config} now={envelope.now}>
      <Layout layout={envelope.layout} path={envelope.path}>
        <Page data={envelope.data} />
      </Layout>
      <PopupPlace />
      <EnhancedSelects />
      <ConsentPlace />
      <AttributionPlace />
      <CartPlace />
      <SideCartPlace page={envelope.page} />
    </ShopProvider>
  );
}
