import type { Domain } from '#server/settings/domain.ts';
import { orderJobs, paymentHandlers } from './jobs/order-jobs.ts';

export const ordersDomain: Domain = {
  handlers: () => paymentHandlers,
  recurring: orderJobs,
};
