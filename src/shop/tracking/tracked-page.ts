import type { PageEnvelope } from '#wire/page.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import type { TrackingSettings } from '#wire/tracking/tracking.ts';

export interface TrackedPage {
  config: ShopConfig;
  tracking: TrackingSettings;
  envelope: PageEnvelope;
  /** Of the logged-in visitor; '' while it is not known, and for everybody else. */
  email: string;
}
