import type PhotoSwipe from 'photoswipe';

/** How far a finger goes before something happens, in pixels. */
export interface GestureLimits {
  /** A vertical drag takes the picture along from here on … */
  dragFrom: number;
  /** … and closes when it was let go beyond here. */
  closeFrom: number;
  /** A horizontal swipe turns to the next item from here on. */
  swipeFrom: number;
}

export type Gesture = 'none' | 'drag' | 'close' | 'left' | 'right';

/** gestureOf({ x: 2, y: 120 }, limits) is 'close'; what it is when the finger is lifted. */
export function gestureOf(
  way: { x: number; y: number },
  { dragFrom, closeFrom, swipeFrom }: GestureLimits,
): Gesture {
  const [across, addOns] = [Math.abs(way.x), Math.abs(way.y)];
  if (addOns > across) {
    if (addOns >= closeFrom) return 'close';
    return addOns >= dragFrom ? 'drag' : 'none';
  }
  if (across < swipeFrom) return 'none';
  return way.x < 0 ? 'left' : 'right';
}

/** Puts these limits in the place of PhotoSwipe's own, which follow the window's height and speed. */
export function limitGestures(pswp: PhotoSwipe, limits: GestureLimits): void {
  let index = 0;
  let start = { x: 0, y: 0 };
  // From where the finger came down: PhotoSwipe counts from where it knew what it was.
  const way = () => {
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
    const { y } = way();
    const beyond = Math.max(0, Math.abs(y) - limits.dragFrom) * Math.sign(y);
    if (!slide) return;
    slide.pan.y = slide.bounds.center.y + beyond;
    slide.applyCurrentZoomPan();
  });
  pswp.on('pointerUp', () => {
    const { dragAxis, isMultitouch, isZooming } = pswp.gestures;
    if (!dragAxis || isMultitouch || isZooming || pswp.currSlide?.isPannable()) return;
    const gesture = gestureOf(way(), limits);
    // After PhotoSwipe has settled its own side of it.
    queueMicrotask(() => {
      if (gesture === 'close' && dragAxis === 'y') pswp.close();
      if (dragAxis !== 'x' || pswp.potentialIndex !== index) return;
      if (gesture === 'left') pswp.next();
      if (gesture === 'right') pswp.prev();
    });
  });
}
