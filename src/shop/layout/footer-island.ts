import type { ComponentIsland } from '../ui/island/island-source.ts';
import { neverNeeded } from '../ui/island/never-needed.ts';
import type { FooterData } from './footer-columns.tsx';

export const footerIsland: ComponentIsland<FooterData, 'footer'> = {
  name: 'footer',
  kind: 'component',
  when: neverNeeded,
  load: async () => (await import('./footer-columns.tsx')).FooterColumns,
};
