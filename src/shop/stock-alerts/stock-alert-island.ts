import type { StockAlertData } from '#wire/forms/stock-alert-form.ts';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { watchSeen } from '../ui/seen/watch-seen.ts';

export const stockAlertIsland: ComponentIsland<StockAlertData, 'stockAlert'> = {
  name: 'stockAlert',
  kind: 'component',
  when: whenOffered,
  load: async () => (await import('./alert-form.tsx')).AlertForm,
};

/** At once where the choice of a variation has opened it, so that nothing shifts later; else when it is seen. */
function whenOffered(element: HTMLElement, hydrate: () => void): () => void {
  if (element.hasChildNodes()) return watchSeen(element, hydrate);
  hydrate();
  return () => undefined;
}
