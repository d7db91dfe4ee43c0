import { expect, test } from 'vitest';
import { panelShift } from './panel-shift.ts';

test.each([
  // It fits.
  [1200, 100, 224, 0],
  [1200, 976, 224, 0],
  // It would end outside.
  [1200, 1100, 224, -124],
  [750, 700, 224, -174],
  // Wider than the header: it starts where the header does.
  [800, 300, 900, -300],
  // A narrow header places nothing.
  [749.9, 700, 224, 0],
  [390, 380, 224, 0],
])(
  'in a header of %f a panel at %f of %f px moves by %f [TH-11]',
  (header, start, panel, shift) => {
    expect(panelShift({ header, start, panel })).toBe(shift);
  },
);
