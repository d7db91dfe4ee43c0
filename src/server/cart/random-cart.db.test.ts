import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addLine } from './changing/add-line.ts';
import { applyCoupon, removeCoupon } from './changing/apply-coupon.ts';
import type { CartResult } from './changing/change-cart.ts';
import { emptyCart, removeLine, setQuantity, undoLine } from './changing/change-lines.ts';
import { chooseShipping } from './changing/choose-shipping.ts';
import { moveSavedLine, saveForLater } from './changing/save-for-later.ts';
import { setDestination } from './changing/set-destination.ts';
import { fillCartShop, shopContext, visitor } from './testing/cart-shop.ts';
import { ModelCart, type ModelPlace } from './testing/model-cart.ts';
import { showCartView } from './view/show-cart-view.ts';

const database = await testDatabase();
const ctx = shopContext(database.db);
const shop = await fillCartShop(database.db);

const plain = { stock: null, min: 1, max: 9999, step: 1, once: false, shipped: true };
const model = new ModelCart({
  tray: { ...plain, price: 4800, stock: 20, max: 20 },
  lights: { ...plain, price: 500, stock: 100, min: 2, max: 20, step: 2 },
  vase: { ...plain, price: 3000, stock: 1, max: 1 },
  throw: { ...plain, price: 9000, max: 1, once: true },
  card: { ...plain, price: 2500, shipped: false },
});
const NAMES = ['tray', 'lights', 'vase', 'throw', 'card'] as const;
type Name = (typeof NAMES)[number];
const PLACES: Record<ModelPlace, { country: string; state?: string }> = {
  US: { country: 'US' },
  NY: { country: 'US', state: 'NY' },
  FR: { country: 'FR' },
};

/** The same numbers on every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

test('a thousand random changes agree with the plainest cart there is, step by step', async () => {
  const ann = visitor();
  const random = numbers(20_260_601);
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T;
  const keys = new Map<Name, string>();
  const rates = new Map<string, string>();
  const toKey = (name: Name) => keys.get(name) ?? 'none';

  async function step(): Promise<[string, boolean, CartResult]> {
    const name = pick(NAMES);
    const quantity = pick([1, 1, 1, 2, 2, 3, 4, 6, 0, -1, 1.5, 25, 10_000, 1e12, Number.NaN]);
    switch (random(14)) {
      case 0:
      case 1:
      case 2:
      case 3: {
        const result = await addLine(ctx, ann, { productId: shop[name], quantity });
        const line = result.cart.state.lines.find((each) => each.productId === shop[name]);
        if (line) keys.set(name, line.key);
        return [`add ${quantity} ${name}`, model.add(name, quantity), result];
      }
      case 4:
      case 5: {
        const result = await setQuantity(ctx, ann, toKey(name), quantity);
        return [`set ${name} to ${quantity}`, model.set(name, quantity), result];
      }
      case 6:
        return [`remove ${name}`, model.remove(name), await removeLine(ctx, ann, toKey(name))];
      case 7:
        return [`undo ${name}`, model.undo(name), await undoLine(ctx, ann, toKey(name))];
      case 8:
        return [`save ${name}`, model.save(name), await saveForLater(ctx, ann, toKey(name))];
      case 9:
        return [`unsave ${name}`, model.unsave(name), await moveSavedLine(ctx, ann, toKey(name))];
      case 10: {
        // How five dollars are shared out before tax is for the rules' own tests.
        const codes = model.place === 'NY' ? ['TEN', 'SHIP'] : ['TEN', 'FIVE', 'SHIP'];
        const code = pick(codes);
        return [`apply ${code}`, model.apply(code), await applyCoupon(ctx, ann, code)];
      }
      case 11: {
        const code = pick(['TEN', 'FIVE', 'SHIP']);
        const result = await removeCoupon(ctx, ann, code);
        return [`take ${code} out`, model.coupons.delete(code), result];
      }
      case 12: {
        const place = pick(model.coupons.has('FIVE') ? ['US', 'FR'] : ['US', 'NY', 'FR']);
        model.place = place as ModelPlace;
        const result = await setDestination(ctx, ann, PLACES[model.place]);
        return [`to ${place}`, true, result];
      }
      default: {
        if (random(12) === 0) {
          if (model.lines.size > 0) {
            model.coupons.clear();
            model.rate = null;
          }
          return ['empty', model.empty(), await emptyCart(ctx, ann)];
        }
        const title = pick(['Free', 'Post', 'Collect', 'Abroad']);
        const result = await chooseShipping(ctx, ann, { 0: rates.get(title) ?? 'none' });
        return [`by ${title}`, rates.has(title) && model.choose(title), result];
      }
    }
  }

  let accepted = 0;
  for (let round = 1; round <= 1000; round += 1) {
    const [what, expected, result] = await step();
    for (const { rates: offered } of result.cart.shipping.packages) {
      for (const { title, rateId } of offered) rates.set(title, rateId);
    }
    const { totals, counted } = result.cart;
    const notices = {
      count: counted.reduce((sum, line) => sum + line.quantity, 0),
      subtotal: totals.items,
      discount: totals.discount,
      shipping: totals.shipping,
      tax: totals.tax,
      total: totals.total,
    };
    expect({ turn: round, what, ok: result.ok, ...notices }).toEqual({
      turn: round,
      what,
      ok: expected,
      ...model.totals(),
    });
    if (result.ok) accepted += 1;
    if (round % 50 === 0) {
      const view = await showCartView(ctx, ann);
      expect([view.count, view.totals.total]).toEqual([notices.count, notices.total]);
      expect(view.saved.length).toBe(model.saved.size);
    }
  }
  expect(accepted).toBeGreaterThan(400);
}, 120_000);
