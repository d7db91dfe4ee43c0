/** Duration and opacity of the overlay; the same as in overlay.module.css. */
export const OVERLAY = { fadeIn: 200, fadeOut: 400, opacity: 0.6 };
