const GAP = 8;

/**
 * From this width on it is positioned at its field; below, it is a sheet positioned by its style.
 */
const DESK = '(min-width: 550px)';

/** Below its field, above it where there is more space, and always inside the window. */
export function placePicker(dialog: HTMLElement, field: HTMLElement): void {
  if (!window.matchMedia(DESK).matches) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const fits = bottom + GAP + height <= clientHeight || top < clientHeight - bottom;
  const down = fits ? bottom + GAP : top - GAP - height;
  const inlineStart = getComputedStyle(field).direction === 'rtl' ? right - width : left;
  const held = (place: number, room: number) => Math.round(Math.max(GAP, Math.min(place, room)));
  dialog.style.left = `${held(inlineStart, clientWidth - GAP - width)}px`;
  dialog.style.top = `${held(down, clientHeight - GAP - height)}px`;
}
