import type { CartView } from '#wire/cart.ts';
import type { PageEnvelope } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { TrackingSettings } from '#wire/tracking/tracking.ts';

export interface TrackedPage {
  config: ShopConfig;
  tracking: TrackingSettings;
  envelope: PageEnvelope;
  /** Of the logged-in visitor; '' while it is not known, and for everybody else. */
  email: string;
  /** The basket when the page was hydrated, if consent was given by then: a click may come before trackers. */
  found: CartView['items'] | null;
}
