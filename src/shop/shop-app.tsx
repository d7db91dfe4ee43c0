import type { ComponentType } from 'react';
import type { Layout as LayoutData } from '#wire/layout.ts';
import type { PageEnvelope, PageName } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { AttributionTracker } from './attribution/attribution-tracker.tsx';
import { CartHost } from './cart/adding/cart-host.tsx';
import { SideCartHost } from './cart/side-cart/side-cart-host.tsx';
import { ComingSoonHost } from './coming-soon/coming-soon-host.tsx';
import { ConsentHost } from './consent/consent-host.tsx';
import { Layout } from './layout/layout.tsx';
import { EnhancedSelects } from './ui/combobox/enhanced-selects.tsx';
import { GrowlHost } from './ui/growl/growl-host.tsx';
import { Island } from './ui/island/island.tsx';
import { useScrollBarWidth } from './ui/modal/use-scroll-bar-width.ts';
import { PopupHost } from './ui/popup/popup-host.tsx';
import { useScrollLinks } from './ui/scroll/use-scroll-links.ts';
import { ShopProvider } from './ui/shop-context.tsx';

/** Pages on which an order is finished. */
const QUIET: ReadonlySet<PageName> = new Set(['checkout', 'order-pay']);
const NO_DATA = {};

interface ShopAppProps<Name extends PageName> {
  config: ShopConfig;
  layout: LayoutData;
  envelope: PageEnvelope<Name>;
  Page: ComponentType<{ data: PageEnvelope<Name>['data'] }>;
}

/** The whole page, rendered by the server and hydrated by the browser from the same data. */
export function ShopApp<Name extends PageName>({
  config,
  layout,
  envelope,
  Page,
}: ShopAppProps<Name>) {
  useScrollLinks();
  useScrollBarWidth();
  return (
    <ShopProvider config={config} now={envelope.now}>
      <Layout layout={layout} path={envelope.path} quiet={QUIET.has(envelope.page)}>
        <Page data={envelope.data} />
      </Layout>
      <PopupHost />
      <EnhancedSelects />
      <ConsentHost />
      <AttributionTracker />
      <CartHost />
      <SideCartHost page={envelope.page} />
      <GrowlHost />
      {config.comingSoon.banner && <ComingSoonHost />}
      {config.pageLoader.enabled && <Island name="pageLoader" data={NO_DATA} />}
    </ShopProvider>
  );
}
