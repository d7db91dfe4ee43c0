import type { StockAlertData } from '#wire/forms/stock-alert-form.ts';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { whenOffered } from './when-offered.ts';

export const stockAlertIsland: ComponentIsland<StockAlertData, 'stockAlert'> = {
  name: 'stockAlert',
  kind: 'component',
  when: whenOffered,
  load: async () => (await import('./alert-form.tsx')).AlertForm,
};
