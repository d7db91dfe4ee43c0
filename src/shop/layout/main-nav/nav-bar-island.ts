import type { ComponentIsland } from '../../ui/island/island-source.ts';
import { watchSeen } from '../../ui/seen/watch-seen.ts';
import type { NavBarData } from './nav-bar.tsx';

export const navBarIsland: ComponentIsland<NavBarData, 'navBar'> = {
  name: 'navBar',
  kind: 'component',
  when: watchSeen,
  load: async () => (await import('./nav-bar.tsx')).NavBar,
};
