// The point of a picture that must stay visible where the shop crops it, in percent of its width and
// height. Pages have one style rule for each ten percent, since they carry no inline styles.

export interface Focus {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Focus = { x: 50, y: 50 };

/** focusStep(34) is 30: the style rule nearest to a point. */
export function focusStep(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / 10) * 10;
}
