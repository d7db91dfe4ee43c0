import type { Focus } from './focus.ts';

/** A part of a picture, in percent of its width and height. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fewer pixels than this are no picture of a shop. */
export const LEAST_SIDE = 32;

export type CropProblem = 'outside' | 'nothing-cropped' | 'too-small';

export type CropResult = { ok: true; pixels: Area } | { ok: false; problem: CropProblem };

/**
 * The pixels of a crop. Of 1000 × 800 pixels, { left: 10, top: 0, width: 50, height: 100 } is 500 × 800
 * pixels that begin at 100, 0.
 */
export function cropPixels(area: Area, size: Size): CropResult {
  const { left, top, width, height } = area;
  if (left < 0 || top < 0 || left + width > 100 || top + height > 100) {
    return { ok: false, problem: 'outside' };
  }
  if (width === 100 && height === 100) return { ok: false, problem: 'nothing-cropped' };
  const pixels = {
    left: Math.floor((left * size.width) / 100),
    top: Math.floor((top * size.height) / 100),
    width: Math.round((width * size.width) / 100),
    height: Math.round((height * size.height) / 100),
  };
  const isSmall = pixels.width < LEAST_SIDE || pixels.height < LEAST_SIDE;
  if (isSmall) return { ok: false, problem: 'too-small' };
  return {
    ok: true,
    pixels: {
      ...pixels,
      width: Math.min(pixels.width, size.width - pixels.left),
      height: Math.min(pixels.height, size.height - pixels.top),
    },
  };
}

/** Where the same point is in the crop; the nearest edge where it was cut off. */
export function focusInCrop({ x, y }: Focus, { left, top, width, height }: Area): Focus {
  return { x: within(((x - left) / width) * 100), y: within(((y - top) / height) * 100) };
}

function within(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
