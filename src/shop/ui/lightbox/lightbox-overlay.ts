import type PhotoSwipe from 'photoswipe';

// An overlay of a small picture, such as an engraving, is shown over the large one as well. The
// small picture is cropped by its box, so the overlay is aligned with the visible part.

/** Ratio of the picture boxes on the product page. */
const RATIO = 4 / 5;

/** coverBox(1600, 1000) is 800 × 1000 in the middle: 400 from the left, 0 from the top. */
export function coverBox(width: number, height: number) {
  const wide = width / height > RATIO;
  const size = wide
    ? { width: height * RATIO, height }
    : { width, height: height === 0 ? 0 : width / RATIO };
  return { ...size, left: (width - size.width) / 2, top: (height - size.height) / 2 };
}

/** `drawingAt` finds the current overlay of a small picture. */
export function showOverlays(
  pswp: PhotoSwipe,
  drawingAt: (index: number) => Element | null | undefined,
): void {
  const copies = new WeakMap<object, HTMLElement>();
  pswp.on('contentResize', ({ content, width, height }) => {
    const { slide } = content;
    if (!slide || !content.isImageContent()) return;
    let copy = copies.get(slide);
    if (!copy) {
      const drawing = drawingAt(content.index);
      if (!drawing) return;
      copy = document.createElement('div');
      copy.className = 'lightbox-overlay';
      copy.append(drawing.cloneNode(true));
      copies.set(slide, copy);
      slide.container.append(copy);
    }
    const box = coverBox(width, height);
    copy.style.left = `${box.left}px`;
    copy.style.top = `${box.top}px`;
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
  });
}
