import { type LightboxSettings, STOREFRONT_LIGHTBOX } from '../../ui/lightbox/lightbox-settings.ts';

/** Pictures and videos of reviews, opened from the page. */
export const REVIEW_LIGHTBOX: LightboxSettings = {
  ...STOREFRONT_LIGHTBOX,
  idleMs: 3000,
  loop: true,
  gestures: { dragFrom: 50, closeFrom: 100, swipeFrom: 10 },
  videoMaxWidth: 1140,
};

/** Opened from the popup, with a longer idle time. */
export const POPUP_LIGHTBOX: LightboxSettings = { ...REVIEW_LIGHTBOX, idleMs: 100_000 };
