import { expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { HoverZoom } from './hover-zoom.tsx';
import { ZOOM_FAILED_NOTICE_MS, ZOOM_MEDIA } from './zoom-constants.ts';
import { zoomOrigin, zoomScale } from './zoom-geometry.ts';

test('zoom needs a pointer that hovers finely and 850 px of width [PP-15]', () => {
  expect(ZOOM_MEDIA).toBe('(hover: hover) and (pointer: fine) and (min-width: 850px)');
});

test('the notice of a failure stays for 2500 ms [PP-18]', () => {
  expect(ZOOM_FAILED_NOTICE_MS).toBe(2500);
});

test.each([
  [1600, 640, 2.5],
  [700, 640, 1.5],
  [6000, 640, 3],
  [1600, 0, 1.5],
])('a picture %d wide shown at %d is enlarged %d times [PP-14]', (large, expected, scale) => {
  expect(zoomScale(large, expected)).toBe(scale);
});

test('what is under the pointer stays under it, to the edges and not beyond [PP-14]', () => {
  const box = { left: 100, top: 50, width: 400, height: 500 };
  expect(zoomOrigin({ x: 300, y: 300 }, box)).toBe('50% 50%');
  expect(zoomOrigin({ x: 100, y: 550 }, box)).toBe('0% 100%');
  expect(zoomOrigin({ x: 0, y: 900 }, box)).toBe('0% 100%');
  expect(zoomOrigin({ x: 0, y: 0 }, { ...box, width: 0, height: 0 })).toBe('50% 50%');
});

test('until a pointer comes nothing large is loaded', () => {
  const html = render(
    <HoverZoom url="/media/tray/1200.jpeg">
      <span>small</span>
    </HoverZoom>,
  );
  expect(html).toContain('data-zoom="off"');
  expect(html).not.toContain('1200.jpeg');
});
