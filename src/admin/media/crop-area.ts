import type { Area, Size } from '#rules/media/crop.ts';
import type { Focus } from '#rules/media/focus.ts';

interface Point {
  x: number;
  y: number;
}

/** The largest part of a ratio around a point: of 1000 × 500 pixels at 1 : 1 half of the picture. */
export function areaAround({ x, y }: Focus, { width, height }: Size, ratio: number): Area {
  const current = width / height;
  const wide = Math.min(100, Math.floor((ratio / current) * 100));
  const high = Math.min(100, Math.floor((current / ratio) * 100));
  return {
    left: Math.floor(Math.min(100 - wide, Math.max(0, x - wide / 2))),
    top: Math.floor(Math.min(100 - high, Math.max(0, y - high / 2))),
    width: wide,
    height: high,
  };
}

/** Between two points, in either direction, in whole percent. */
export function draggedArea(from: Point, to: Point): Area {
  const left = toPercent(Math.min(from.x, to.x));
  const top = toPercent(Math.min(from.y, to.y));
  return {
    left,
    top,
    width: toPercent(Math.max(from.x, to.x)) - left,
    height: toPercent(Math.max(from.y, to.y)) - top,
  };
}

function toPercent(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
