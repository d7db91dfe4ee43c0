import type { PhotoSwipeOptions } from 'photoswipe';
import type { LightboxMessages } from './lightbox-messages.ts';
import type { LightboxSettings } from './lightbox-settings.ts';

interface Surroundings {
  rtl: boolean;
  reducedMotion: boolean;
}

/**
 * The lightbox's settings as PhotoSwipe's options. On a right-to-left page its "next" is our
 * previous.
 */
export function photoSwipeOptions(
  settings: LightboxSettings,
  texts: LightboxMessages,
  { rtl, reducedMotion }: Surroundings,
): PhotoSwipeOptions {
  const duration = reducedMotion ? 0 : settings.animationMs;
  // How far it preloads to either side; `isWanted` decides what may load.
  const reach = Math.max(settings.preload.previous, settings.preload.next);
  return {
    spacing: settings.spacing,
    showAnimationDuration: duration,
    hideAnimationDuration: duration,
    zoomAnimationDuration: duration,
    showHideAnimationType: duration === 0 ? 'none' : 'zoom',
    maxZoomLevel: settings.maxZoom,
    loop: settings.loop,
    preload: [reach, reach],
    bgOpacity: 1,
    // Space for the controls above and the caption below.
    padding: { top: 64, bottom: 76, left: 0, right: 0 },
    // The dialog traps the focus and restores it.
    trapFocus: false,
    returnFocus: false,
    // Rendered by us, as text for screen readers.
    counter: false,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: rtl ? texts.next : texts.previous,
    arrowNextTitle: rtl ? texts.previous : texts.next,
    ...ICONS,
  };
}

const icon = (path: string) =>
  `<svg class="pswp__icn" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${path}"/></svg>`;

const ICONS = {
  closeSVG: icon('M5.5 5.5l13 13M18.5 5.5l-13 13'),
  arrowPrevSVG: icon('M14.5 6l-6 6 6 6'),
  arrowNextSVG: icon('M9.500 6l6 6-6 6'),
  zoomSVG: icon(
    'M16 16l5 5M10.5 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM7.500 10.500h6" /><path class="pswp__zoom-icn-bar-v" d="M10.500 7.500v6',
  ),
};
