import type { GestureLimits } from './lightbox-gestures.ts';

/** Behaviour of one kind of lightbox. Reviews and popups have their own settings. */
export interface LightboxSettings {
  /** Between two slides, as a fraction of the window's width. */
  spacing: number;
  /** Duration of opening and closing. */
  animationMs: number;
  /** Controls hide after this idle time; null keeps them visible. */
  idleMs: number | null;
  /** Multiple of the picture's own size. */
  maxZoom: number;
  loop: boolean;
  /** Number of items to preload. */
  preload: { previous: number; next: number };
  /** null leaves drags and swipes to PhotoSwipe. */
  gestures: GestureLimits | null;
  /** Maximum width of a video, in pixels; null for no limit. */
  videoMaxWidth: number | null;
}

export const STOREFRONT_LIGHTBOX: LightboxSettings = {
  spacing: 0.12,
  animationMs: 333,
  idleMs: 4000,
  maxZoom: 1.33,
  loop: false,
  preload: { previous: 0, next: 2 },
  gestures: null,
  videoMaxWidth: null,
};

/** On the product page the controls stay visible: shoppers look at a picture for longer. */
export const PRODUCT_LIGHTBOX: LightboxSettings = {
  ...STOREFRONT_LIGHTBOX,
  idleMs: null,
  preload: { previous: 0, next: 1 },
};

/** A closed lightbox is removed after this time. */
export const CLOSED_LIGHTBOX_REMOVED_MS = 300;
