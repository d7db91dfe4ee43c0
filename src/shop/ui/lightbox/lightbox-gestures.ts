import type PhotoSwipe from 'photoswipe';

/** Gesture thresholds in pixels. */
export interface GestureLimits {
  /** A vertical drag moves the picture from this distance on … */
  dragFrom: number;
  /** … and closes the lightbox beyond this one. */
  closeFrom: number;
  /** A horizontal swipe moves to the next item from this distance on. */
  swipeFrom: number;
}

export type Gesture = 'none' | 'drag' | 'close' | 'left' | 'right';

/** getGesture({ x: 2, y: 120 }, limits) is 'close': the gesture when the finger is lifted. */
export function getGesture(
  distance: { x: number; y: number },
  { dragFrom, closeFrom, swipeFrom }: GestureLimits,
): Gesture {
  const [across, along] = [Math.abs(distance.x), Math.abs(distance.y)];
  if (along > across) {
    if (along >= closeFrom) return 'close';
    return along >= dragFrom ? 'drag' : 'none';
  }
  if (across < swipeFrom) return 'none';
  return distance.x < 0 ? 'left' : 'right';
}

/** Replaces PhotoSwipe's own limits, which depend on the window's height and the speed. */
export function limitGestures(pswp: PhotoSwipe, limits: GestureLimits): void {
  let index = 0;
  let start = { x: 0, y: 0 };
  // Measured from pointer down: PhotoSwipe measures from where it recognised the gesture.
  const distance = () => {
    const { p1 } = pswp.gestures;
    return { x: p1.x - start.x, y: p1.y - start.y };
  };
  pswp.on('pointerDown', ({ originalEvent: { pageX, pageY } }) => {
    index = pswp.currIndex;
    start = { x: pageX - pswp.offset.x, y: pageY - pswp.offset.y };
  });
  pswp.on('verticalDrag', (event) => {
    event.preventDefault();
    const slide = pswp.currSlide;
    const { y } = distance();
    const beyond = Math.max(0, Math.abs(y) - limits.dragFrom) * Math.sign(y);
    if (!slide) return;
    slide.pan.y = slide.bounds.center.y + beyond;
    slide.applyCurrentZoomPan();
  });
  pswp.on('pointerUp', () => {
    const { dragAxis, isMultitouch, isZooming } = pswp.gestures;
    if (!dragAxis || isMultitouch || isZooming || pswp.currSlide?.isPannable()) return;
    const gesture = getGesture(distance(), limits);
    // After PhotoSwipe's own handling.
    queueMicrotask(() => {
      if (gesture === 'close' && dragAxis === 'y') pswp.close();
      if (dragAxis !== 'x' || pswp.potentialIndex !== index) return;
      if (gesture === 'left') pswp.next();
      if (gesture === 'right') pswp.prev();
    });
  });
}
