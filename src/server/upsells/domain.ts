import type { Domain } from '#server/settings/domain.ts';
import { countTogether } from './count-together.ts';

export const upsellsDomain: Domain = {
  recurring: {
    'count-together': {
      everyMs: 10 * 60 * 1000,
      async run(ctx) {
        await countTogether(ctx);
      },
    },
  },
};
