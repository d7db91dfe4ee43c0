import { expect, test } from 'vitest';
import { areaAround, draggedArea } from './crop-area.ts';

test.each([
  [50, { width: 1000, height: 500 }, 1, { left: 25, top: 0, width: 50, height: 100 }],
  [10, { width: 1000, height: 500 }, 1, { left: 0, top: 0, width: 50, height: 100 }],
  [90, { width: 1000, height: 500 }, 1, { left: 50, top: 0, width: 50, height: 100 }],
  [50, { width: 500, height: 1000 }, 1, { left: 0, top: 25, width: 100, height: 50 }],
  [50, { width: 900, height: 600 }, 3 / 2, { left: 0, top: 0, width: 100, height: 100 }],
])('around %d percent of %o at %d is %o', (x, size, ratio, area) => {
  expect(areaAround({ x, y: 50 }, size, ratio)).toEqual(area);
});

test.each([
  [
    { x: 10.4, y: 20 },
    { x: 50, y: 120 },
    { left: 10, top: 20, width: 40, height: 80 },
  ],
  [
    { x: 50, y: 50 },
    { x: -5, y: 40 },
    { left: 0, top: 40, width: 50, height: 10 },
  ],
])('from %o to %o is %o', (from, to, area) => {
  expect(draggedArea(from, to)).toEqual(area);
});
