/** A pointer that moves further than this drags the slider; less is a click. */
export const DRAG_THRESHOLD_PX = 3;
/** In the quick view the threshold is larger: the picture is small and the dialog scrolls too. */
export const QUICK_VIEW_DRAG_THRESHOLD_PX = 15;

/** How long an automatically playing slider shows each slide. */
export const AUTOPLAY_MS = 3000;

/** A touch right after a drag stops the slider and is no click. */
export const CLICK_IGNORED_AFTER_TOUCH_MS = 400;
