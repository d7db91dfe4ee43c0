import { shippingCountries } from '#server/shipping/delivery-countries.ts';
import { noInput } from '#wire/forms/form-fields.ts';
import { defineCall } from '../call.ts';

/** Where the shop delivers to, by name, for the estimate in the side cart. */
export const shippingCountriesCall = defineCall({
  readOnly: true,
  input: noInput,
  async handle(_, { ctx }) {
    return Response.json({ countries: await shippingCountries(ctx.db, ctx.settings) });
  },
});
