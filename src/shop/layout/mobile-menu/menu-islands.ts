import type { ComponentIsland } from '../../ui/island/island-source.ts';
import { watchSeen } from '../../ui/seen/watch-seen.ts';
import type { MenuData } from './menu-data.ts';

export const menuLevelsIsland: ComponentIsland<MenuData, 'menuLevels'> = {
  name: 'menuLevels',
  kind: 'component',
  when: watchSeen,
  load: async () => (await import('./menu-levels.tsx')).MenuLevels,
};

export const menuTreeIsland: ComponentIsland<MenuData, 'menuTree'> = {
  name: 'menuTree',
  kind: 'component',
  when: watchSeen,
  load: async () => (await import('./menu-tree.tsx')).MenuTree,
};
