import type { Call } from '../call.ts';
import { deliveryCountries } from '#server/shipping/delivery-countries.ts';

/** Where the shop delivers to, by name, for the estimate in the side cart. */
export const countriesOfDelivery: Call = {
  readOnly: true,
  async handle({ ctx }) {
    return Response.json({ countries: await deliveryCountries(ctx.db, ctx.settings) });
  },
};
