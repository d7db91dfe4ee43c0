import { expect, test } from 'vitest';
import { placeTooltip } from './position-tooltip.ts';

const room = { width: 400, height: 800 };
const bubble = { width: 100, height: 30 };

test.each([
  ['above the middle', { left: 150, top: 300, width: 40, height: 40 }, [120, 262, 'above']],
  ['below at the top edge', { left: 150, top: 20, width: 40, height: 40 }, [120, 68, 'below']],
  ['flush with the left edge', { left: 0, top: 300, width: 40, height: 40 }, [8, 262, 'above']],
  [
    'flush with the right edge',
    { left: 370, top: 300, width: 20, height: 40 },
    [292, 262, 'above'],
  ],
])('a tooltip stands %s of its anchor', (_, anchor, [left, top, side]) => {
  expect(placeTooltip(anchor, bubble, room)).toEqual({ left, top, side });
});
