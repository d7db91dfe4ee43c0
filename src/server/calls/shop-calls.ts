import type { CallList } from './call.ts';

/** What answers at `/?wc-ajax=<name>` and `/wc-ajax/<name>`. The cart brings the first entries. */
export const shopCalls: CallList = {};
