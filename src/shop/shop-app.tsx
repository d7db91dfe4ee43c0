import type { Layout as LayoutData } from '#wire/layout.ts';
import type { PageEnvelope, PageName } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { AttributionTracker } from './attribution/attribution-tracker.tsx';
import { CartHost } from './cart/adding/cart-host.tsx';
import { SideCartHost } from './cart/side-cart/side-cart-host.tsx';
import { ComingSoonHost } from './coming-soon/coming-soon-host.tsx';
import { ConsentHost } from './consent/consent-host.tsx';
import { EditLinksHost } from './edit-links/edit-links-host.ts';
import { Layout } from './layout/layout.tsx';
import type { PageComponent } from './pages.ts';
import { TrackingHost } from './tracking/tracking-host.tsx';
import { EnhancedSelects } from './ui/combobox/enhanced-selects.tsx';
import { Island } from './ui/island/island.tsx';
import { useScrollBarWidth } from './ui/modal/use-scroll-bar-width.ts';
import { pageLoaderIsland } from './ui/page-loader/page-loader-island.ts';
import { PopupHost } from './ui/popup/popup-host.tsx';
import { useScrollLinks } from './ui/scroll/use-scroll-links.ts';
import { ShopProvider } from './ui/shop-context.tsx';

const NO_DATA = {};

interface ShopAppProps<Name extends PageName> {
  config: ShopConfig;
  layout: LayoutData;
  envelope: PageEnvelope<Name>;
  Page: PageComponent<Name>;
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
  const { Frame = Layout } = Page;
  return (
    <ShopProvider config={config} now={envelope.now}>
      <Frame layout={layout} path={envelope.path}>
        <Page data={envelope.data} />
      </Frame>
      <PopupHost />
      <EnhancedSelects />
      <ConsentHost />
      <AttributionTracker />
      {config.tracking && <TrackingHost {...{ config, envelope }} tracking={config.tracking} />}
      <CartHost />
      <SideCartHost page={envelope.page} />
      <EditLinksHost />
      {config.comingSoon.banner && <ComingSoonHost />}
      {config.pageLoader.enabled && <Island island={pageLoaderIsland} data={NO_DATA} />}
    </ShopProvider>
  );
}
