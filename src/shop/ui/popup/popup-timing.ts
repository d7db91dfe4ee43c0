/** From closing to the popup's removal from the page, in milliseconds; popup.module.css fades in it. */
export const POPUP_REMOVAL_MS = 300;
