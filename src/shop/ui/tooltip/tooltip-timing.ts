/** Delay between hover or focus and the tooltip, in milliseconds. */
export const TOOLTIP_DELAY = 200;
/** Duration of its fade; the same as in tooltip.module.css. */
export const TOOLTIP_SPEED = 350;
/** How long it stays after the pointer has left, to return or to move onto it. */
export const TOOLTIP_TOLERANCE = 350;
