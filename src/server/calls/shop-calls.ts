import type { CallList } from './call.ts';
import { getVariation } from './shop/get-variation.ts';

/** What answers at `/?wc-ajax=<name>` and `/wc-ajax/<name>`. */
export const shopCalls: CallList = {
  get_variation: getVariation,
};
