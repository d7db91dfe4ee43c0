/** From closing to the popup's removal, in milliseconds; the same as in popup.module.css. */
export const POPUP_REMOVAL_MS = 300;
