import { problem } from '../problem.ts';
import { condition } from './condition.ts';

/** What is on sale is low enough: passed by where products are lowered, in the way where the cart is. */
export const noSaleItems = condition({
  about: 'cart',
  fields: {},
  check: (_, { lines }, { kind }) => {
    const onSale = lines.filter((line) => line.onSale).length;
    const refused = kind === 'fixed_cart' ? onSale > 0 : onSale === lines.length;
    return refused ? problem('coupons.problem.saleItems') : null;
  },
  touches: (_, line) => !line.onSale,
});
