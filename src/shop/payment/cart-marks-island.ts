import type { ComponentIsland } from '../ui/island/island-source.ts';
import { neverNeeded } from '../ui/island/never-needed.ts';
import type { PaymentMarksData } from './payment-marks.tsx';

/** In the basket. */
export const cartMarksIsland: ComponentIsland<PaymentMarksData, 'cartMarks'> = {
  name: 'cartMarks',
  kind: 'component',
  when: neverNeeded,
  load: async () => (await import('./payment-marks.tsx')).PaymentMarks,
};
