import type { Returnable } from '#rules/catalog/returnable.ts';

/** Why something cannot be sent back, as shoppers read it. */
const MESSAGES = {
  personalised: 'product.noReturns',
  hygiene: 'product.noReturns.hygiene',
  perishable: 'product.noReturns.perishable',
  sealed: 'product.noReturns.sealed',
  no: 'product.noReturns.no',
} as const satisfies Record<Exclude<Returnable, 'yes'>, string>;

export function refusalMessage(returnable: Exclude<Returnable, 'yes'>) {
  return MESSAGES[returnable];
}
