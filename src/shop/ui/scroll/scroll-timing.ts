/** Duration of each kind of scrolling, in milliseconds, and its distance from the target. */
export const BACK_TO_TOP = { duration: 300 };
export const SCROLL_TO_LINK = { duration: 500 };
export const TO_NOTICE = { duration: 1000, offset: -100 };
export const TO_REVIEWS = { duration: 300, offset: -150 };
export const TO_OPENED_ITEM = { duration: 300 };
