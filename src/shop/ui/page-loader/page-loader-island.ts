import type { ComponentIsland } from '../island/island-source.ts';
import { whenLoaded } from '../when-loaded.ts';

export const pageLoaderIsland: ComponentIsland<object, 'pageLoader'> = {
  name: 'pageLoader',
  kind: 'component',
  when: (_element, loaded) => whenLoaded(loaded),
  load: async () => (await import('./page-loader.tsx')).PageLoader,
};
