import { getStates } from '#rules/addresses/postal-address.ts';
import { namedCountries } from '#server/addresses/countries.ts';
import { STATES } from '#server/addresses/states.ts';
import { countriesResponse } from '#wire/vitrine/delivery.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const list = vitrineEndpoint({
  action: 'list',
  // Everyone of the staff reads addresses.
  permission: 'open-admin',
  summary: 'Countries and the states an address there may name, in the language of the shop',
  params: {},
  answer: { schema: countriesResponse },
  async handle(_, { ctx }) {
    return found(
      namedCountries(ctx.settings['shop.locale']).map(({ code, name }) => {
        const states = Object.entries(getStates(STATES, code) ?? {});
        return {
          code,
          name,
          states: states.map(([state, named]) => ({ code: state, name: named })),
        };
      }),
    );
  },
});

export const countriesRoute: RestRoute = {
  namespace: NAMESPACE,
  path: '/countries',
  methods: { GET: list },
};
