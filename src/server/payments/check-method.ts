import type { PaymentProvider } from './payment-provider.ts';

/** By which the self-check pays: offered to the requests of a run alone. */
export const checkMethod: PaymentProvider = {
  id: 'self-check',
  title: () => 'Self-check',
  description: () => '',
  available: () => true,
  immediateStatus: () => 'on-hold',
};
