import { expect, test } from 'vitest';
import { fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { sweep } from '#server/testing/sweep.ts';
import type { FieldDescription } from '#wire/wc/field.ts';
import {
  allRows,
  type Descriptions,
  getCases,
  getDescriptions,
  mainRows,
  needed,
  sendValues,
  TYPED,
  toAddress,
  valuesFor,
  WRONG,
} from './testing/route-cases.ts';
import { managerClient } from './wc/testing/manager-client.ts';
import { newOrder } from './wc/testing/new-order.ts';

// Every field inside a parameter, such as the quantity of a line of an order, with values it should not
// get: a quarter of them a day, all in `npm run test:all`. The parameters themselves are in
// `every-route.db.test.ts`.

const { db } = await testDatabase();
const shop = await fillCartShop(db);
const client = await managerClient(db, {
  role: 'administrator',
  settings: { 'api.requestsPerMinute': 0 },
});
const headers = { authorization: client.authorization };
const order = await newOrder(client, shop, { set_paid: true });
const [line] = order.line_items;

/** A field is sent with these beside it, so that it is reached. */
const BESIDE: Readonly<Record<string, object>> = {
  '/orders line_items': { product_id: shop.tray, quantity: 1 },
  '/orders fee_lines': { name: 'Help', total: '1.00' },
  '/orders shipping_lines': { method_id: 'flat_rate', total: '1.00' },
  '/orders/:order_id/refunds line_items': { id: line.id, quantity: 1, refund_total: '0.01' },
};

const MAX_MS = 300_000;

type Path = readonly (string | number)[];

/** Where the fields inside a parameter are, and the description of each. */
function inside(field: FieldDescription, path: Path): [Path, FieldDescription][] {
  const { items, properties } = field;
  if (items) {
    const entry: Path = [...path, 0];
    return [[entry, items], ...inside(items, entry)];
  }
  return Object.entries((properties ?? {}) as Descriptions).flatMap(([name, each]) => {
    const fieldPath: Path = [...path, name];
    return [[fieldPath, each] as [Path, FieldDescription], ...inside(each, fieldPath)];
  });
}

/** `value` at a place: `[0, 'id']` is `[{ id: value }]`. */
function placed(path: Path, value: unknown, beside: object): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof name === 'number') return [placed(rest, value, beside)];
  return { ...beside, [name]: placed(rest, value, {}) };
}

const fields = getCases()
  .filter(
    ({ method, route }) => method !== 'GET' && method !== 'DELETE' && !/batch$/.test(route.path),
  )
  .flatMap((one) =>
    Object.entries(getDescriptions(one.endpoint)).flatMap(([name, field]) =>
      inside(field, []).map(([path, { type }]) => ({ ...one, name, path, type })),
    ),
  );

test(
  'no field inside a parameter brings the shop down, and a refusal writes nothing',
  async () => {
    const faults: string[] = [];
    const someRows = mainRows(db);
    const rowsOfAll = await allRows(db);
    let refusals = 0;
    const some = sweep([...fields.entries()], 4);
    for (const [index, { route, method, endpoint, name, path, type }] of some) {
      const beside = BESIDE[`${route.path.replace(/\/:id$/, '')} ${name}`] ?? {};
      const address = toAddress(route, String(order.id));
      const isTyped = TYPED.includes(String(type));
      for (const value of [...(isTyped ? [WRONG] : []), ...valuesFor(index)]) {
        const sent = { ...needed(endpoint), [name]: placed(path, value, beside) };
        const said = `${method} ${address} ${JSON.stringify({ [name]: placed(path, value, {}) }).slice(0, 90)}`;
        const before = value === WRONG ? await rowsOfAll() : await someRows();
        try {
          const { status, code, named } = await sendValues(client, headers, method, address, sent);
          if (status >= 500 && status !== 501) faults.push(`${said}: ${status}`);
          if (status < 400) {
            if (value === WRONG) faults.push(`${said}: accepted`);
            continue;
          }
          refusals += 1;
          if (!/^[a-z_-]+$/.test(String(code))) faults.push(`${said}: ${status} without a code`);
          if (value === WRONG && status === 400 && !named.some((each) => each.startsWith(name))) {
            faults.push(`${said}: ${code}, naming ${named}`);
          }
          const after = value === WRONG ? await rowsOfAll() : await someRows();
          if (after !== before) faults.push(`${said}: refused, and wrote`);
        } catch (error) {
          faults.push(`${said}: ${error instanceof Error ? error.message.slice(0, 200) : error}`);
        }
      }
    }
    expect(faults.slice(0, 60)).toEqual([]);
    expect(fields.length).toBeGreaterThan(300);
    expect(refusals).toBeGreaterThan(some.length);
  },
  MAX_MS,
);
