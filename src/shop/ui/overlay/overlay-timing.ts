/** The veil over what must wait, in milliseconds and opacity; overlay.module.css says the same. */
export const OVERLAY = { fadeIn: 200, fadeOut: 400, opacity: 0.6 };
