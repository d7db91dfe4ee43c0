import type { Domain } from '#server/settings/domain.ts';
import { purgeStockAlerts, stockAlertJobs } from './send-alerts.ts';

export const stockAlertsDomain: Domain = {
  recurring: stockAlertJobs,
  purge: purgeStockAlerts,
};
