import { isDemoShop } from '#server/settings/demo-shop.ts';
import type { Domain } from '#server/settings/domain.ts';
import { configuredProviders } from './configured-providers.ts';
import { extraProviders } from './payment-methods.ts';

export const paymentsDomain: Domain = {
  async services(before, { config, database, origin }) {
    const options = { isDemoShop: await isDemoShop(database.db), origin };
    return extraProviders.add(before, configuredProviders(config, options));
  },
};
