import { type AddInput, addLine } from '#server/cart/changing/add-line.ts';
import { NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testVisitor } from '#server/platform/sessions/testing/test-visitor.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Address } from '#wire/address.ts';

export { NOW };

export const ada: Address = {
  firstName: 'Ada',
  lastName: 'Example',
  company: '',
  country: 'US',
  state: 'NY',
  city: 'New York',
  address1: '1 Main Street',
  address2: '',
  postcode: '10001',
  phone: '',
  email: 'ada@example.com',
};

/** No limits: tests order more than a person does. */
export function orderContext(
  db: Db,
  changed: Partial<Settings> = {},
  parts: Partial<ShopContext> = {},
): ShopContext {
  const unlimited = {
    'orders.limitPerSession': 0,
    'orders.limitPerEmail': 0,
    'orders.limitPerAddress': 0,
  };
  return { ...shopContext(db, { ...unlimited, ...changed }), ...parts };
}

/** A visitor with these pieces in the cart. */
export async function buyer(ctx: ShopContext, lines: readonly AddInput[]): Promise<Visitor> {
  const visitor = testVisitor(ctx.now);
  for (const line of lines) {
    const added = await addLine(ctx, visitor, line);
    if (!added.ok) throw new Error(JSON.stringify(added.problems));
  }
  return visitor;
}

export async function loadStock(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.stock_quantity;
}

export async function countOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
