/** From the pointer's or the focus's arrival to the tooltip's, in milliseconds. */
export const TOOLTIP_DELAY = 200;
/** How long it fades, either way; tooltip.module.css says the same. */
export const TOOLTIP_SPEED = 350;
/** How long it waits for the pointer to come back, or to cross over to it. */
export const TOOLTIP_TOLERANCE = 350;
