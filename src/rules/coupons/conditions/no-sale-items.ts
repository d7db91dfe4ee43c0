import { condition } from './condition.ts';
import { problem } from './problem.ts';

/** Items on sale are skipped by coupons for products, and block coupons for the cart. */
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
