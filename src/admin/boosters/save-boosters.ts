import { BOOSTER_KINDS } from '#wire/boosters.ts';
import type { RestRequest } from '../rest/rest-client.ts';
import type { BoosterState } from './use-boosters.ts';

/** What is sent to save the screen: the settings of the shop, or what one product says itself. */
export function saveRequests(state: BoosterState, productId: number | null): RestRequest[] {
  if (productId === null || !state.own) {
    const values = {
      ...Object.fromEntries(BOOSTER_KINDS.map((kind) => [`boosters.${kind}`, state.shop[kind]])),
      ...Object.fromEntries(
        Object.entries(state.upsells).map(([name, value]) => [`upsells.${name}`, value]),
      ),
    };
    return [{ path: 'vitrine/v1/settings', method: 'PUT', data: { values } }];
  }
  const path = `vitrine/v1/products/${productId}`;
  const { source = null, items = [] } = state.upsell ?? {};
  return [
    { path: `${path}/booster-settings`, method: 'PUT', data: state.own },
    {
      path: `${path}/upsells`,
      method: 'PUT',
      data: { source, ...(source === 'chosen' && { items }) },
    },
  ];
}
