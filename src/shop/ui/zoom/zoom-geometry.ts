import { LEAST_ZOOM, MAX_ZOOM } from './zoom-constants.ts';

/** The scale: that of the large picture, within limits. zoomScale(1600, 640) is 2.5. */
export function zoomScale(largeWidth: number, displayedWidth: number): number {
  if (displayedWidth <= 0) return LEAST_ZOOM;
  return Math.min(Math.max(largeWidth / displayedWidth, LEAST_ZOOM), MAX_ZOOM);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The transform origin under the pointer, in percent of the box: its centre is "50% 50%". */
export function zoomOrigin(pointer: { x: number; y: number }, box: Box): string {
  const part = (distance: number, size: number) =>
    size > 0 ? Math.min(Math.max((distance / size) * 100, 0), 100) : 50;
  return `${part(pointer.x - box.left, box.width)}% ${part(pointer.y - box.top, box.height)}%`;
}
