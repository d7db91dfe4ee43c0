import type { GestureLimits } from './lightbox-gestures.ts';

/** How one kind of lightbox behaves. Reviews and popups have settings of their own. */
export interface LightboxSettings {
  /** Between two slides, as a part of the window's width. */
  spacing: number;
  /** Of opening and of closing. */
  animationMs: number;
  /** Controls hide when nothing was touched for so long; null keeps them in sight. */
  idleMs: number | null;
  /** Times the picture's own size. */
  maxZoom: number;
  loop: boolean;
  /** Items loaded before they are asked for. */
  preload: { previous: number; next: number };
  /** null leaves drags and swipes to PhotoSwipe. */
  gestures: GestureLimits | null;
  /** A film is never shown wider, in pixels; null for no limit. */
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

/** On the product page the controls stay in sight: a shopper looks at a picture for longer. */
export const PRODUCT_LIGHTBOX: LightboxSettings = {
  ...STOREFRONT_LIGHTBOX,
  idleMs: null,
  preload: { previous: 0, next: 1 },
};

/** A closed lightbox leaves the page after this. */
export const CLOSED_LIGHTBOX_REMOVED_MS = 300;
