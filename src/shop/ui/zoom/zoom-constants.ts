/** Never on mobile: not for touch, and not on a narrow screen. */
export const ZOOM_MEDIA = '(hover: hover) and (pointer: fine) and (min-width: 850px)';

/** How long the error notice stays. */
export const ZOOM_FAILED_NOTICE_MS = 2500;

export const LEAST_ZOOM = 1.5;
export const MAX_ZOOM = 3;
