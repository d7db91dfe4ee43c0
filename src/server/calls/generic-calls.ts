import { makeNonce } from '#server/platform/nonces.ts';
import {
  DELIVERY_COUNTRIES_ACTION,
  PRODUCT_CARDS_ACTION,
  QUICK_VIEW_ACTION,
} from '#wire/generic-actions.ts';
import type { CallList } from './call.ts';
import { countriesOfDelivery } from './generic/delivery-countries.ts';
import { productCards } from './generic/product-cards.ts';
import { quickView } from './generic/quick-view.ts';

/** What answers at `/wp-admin/admin-ajax.php?action=<name>`. */
export const genericCalls: CallList = {
  [QUICK_VIEW_ACTION]: quickView,
  [PRODUCT_CARDS_ACTION]: productCards,
  [DELIVERY_COUNTRIES_ACTION]: countriesOfDelivery,
  'rest-nonce': {
    readOnly: true,
    async handle({ ctx, secret }) {
      return new Response(makeNonce(secret, 'rest', ctx.now), {
        headers: { 'content-type': 'text/plain; charset=UTF-8' },
      });
    },
  },
};
