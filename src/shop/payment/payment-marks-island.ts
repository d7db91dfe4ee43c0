import type { ComponentIsland } from '../ui/island/island-source.ts';
import { neverNeeded } from '../ui/island/never-needed.ts';
import type { ProductMarksData } from './product-marks.tsx';

/** On a product, before the names of the methods. */
export const paymentMarksIsland: ComponentIsland<ProductMarksData, 'paymentMarks'> = {
  name: 'paymentMarks',
  kind: 'component',
  when: neverNeeded,
  load: async () => (await import('./product-marks.tsx')).ProductMarks,
};
