import type { ProductTools } from '#wire/compare.ts';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { watchSeen } from '../ui/seen/watch-seen.ts';

export const productToolsIsland: ComponentIsland<ProductTools, 'productTools'> = {
  name: 'productTools',
  kind: 'component',
  when: watchSeen,
  load: async () => (await import('./product-tools.tsx')).ProductToolRow,
};
