/** A pointer that moves further than this drags the slider; one that does not, clicks. */
export const DRAG_THRESHOLD_PX = 3;
/** In the quick view a hand is less careful: the picture is small and the dialog scrolls too. */
export const QUICK_VIEW_DRAG_THRESHOLD_PX = 15;

/** How long a slider that plays by itself shows each slide. */
export const AUTOPLAY_MS = 3000;

/** A finger that has just dragged and comes down again wants to stop the slider, not to click. */
export const CLICK_IGNORED_AFTER_TOUCH_MS = 400;
