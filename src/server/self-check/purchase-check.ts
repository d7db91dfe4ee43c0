import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  judgePurchase,
  judgeRace,
  judgeRepeat,
  type OrderReply,
} from '#rules/self-check/judge-shop.ts';
import { UNCOUNTED, UNDERIVED } from '#server/catalog/saving/product-rows.ts';
import { checkMethod } from '#server/payments/check-method.ts';
import { CHECK_HEADER, makeCheckToken } from '#server/platform/check-run/check-run.ts';
import { makeCartToken } from '#server/platform/sessions/cart-token.ts';
import { newSessionId, signWords } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Check, CheckRequest } from './check.ts';
import { type SeenResponse, type ShopClient, TOKEN_MS } from './shop-client.ts';

// Two shoppers put the last piece of a hidden product in their carts and order it at the same moment; the
// order of the one who gets it is sent twice more. All of it is done by the calls of the Store API, through
// whatever stands in front of the shop. What the token of the run changes is in `check-run.ts`.

const STORE = '/wp-json/wc/store/v1';

/** Nothing is sent, so any address that is complete does. */
const ADDRESS = {
  first_name: 'Self',
  last_name: 'Check',
  address_1: '12 Elm Street',
  city: 'Albany',
  state: 'NY',
  postcode: '12207',
  country: 'US',
  phone: '5185550100',
};
const EMAIL = 'self-check@example.com';

interface Shopper {
  /** Of their order. */
  key: string;
  headers: Readonly<Record<string, string>>;
}

export const purchaseCheck: Check = {
  ids: ['purchase', 'last-piece', 'repeat'],
  async run(request) {
    const { ctx, client } = request;
    if (!client || ctx.settings['comingSoon.closed']) return {};
    const { id: productId, slug } = await makeProduct(request);
    // Another copy of the shop may have another product of this number, which must not be bought.
    if (!(await isSeenThere(client, productId, slug))) {
      return { purchase: judgePurchase({ added: [404], raced: [] }) };
    }
    const shoppers = [await makeShopper(request, productId), await makeShopper(request, productId)];
    const added: number[] = [];
    for (const { headers } of shoppers) {
      const sent = { method: 'POST', headers, body: { id: productId, quantity: 1 } } as const;
      added.push((await client.send(`${STORE}/cart/add-item`, sent)).status);
    }
    // Without the product there is nothing to race for.
    if (added.some((status) => status >= 400)) {
      return { purchase: judgePurchase({ added, raced: [] }) };
    }
    const raced = await Promise.all(shoppers.map((shopper) => placeOrder(client, shopper)));
    const winner = shoppers[raced.findIndex(({ order }) => order !== null)];
    const repeated = winner
      ? await Promise.all([placeOrder(client, winner), placeOrder(client, winner)])
      : [];
    const orders = await countOrders(ctx, shoppers);
    const left = await findStock(ctx, productId);
    return {
      purchase: judgePurchase({ added, raced }),
      'last-piece': judgeRace({ raced, left }),
      repeat: judgeRepeat({ raced, repeated, orders }),
    };
  },
};

/** In no listing, search or feed: those are derived when a product is saved, and this one is not. */
async function makeProduct({
  ctx,
  parts,
  record,
}: CheckRequest): Promise<{ id: number; slug: string }> {
  const slug = `self-check-${randomBytes(16).toString('hex')}`;
  await record({ kind: 'product', value: slug });
  const now = parts.now();
  const { id } = await ctx.db
    .insertInto('products')
    .values({
      ...UNDERIVED,
      ...UNCOUNTED,
      kind: 'simple',
      parent_id: null,
      status: 'publish',
      visibility: 'hidden',
      slug,
      name: 'Self-check',
      sku: '',
      regular_price: 100,
      sale_price: null,
      sale_from: null,
      sale_to: null,
      tax_status: 'none',
      tax_class: '',
      shipping_class: '',
      manage_stock: 1,
      stock_quantity: 1,
      stock_status: 'instock',
      backorders: 'no',
      low_stock: null,
      sold_individually: 0,
      min_quantity: 1,
      max_quantity: null,
      quantity_step: 1,
      weight: null,
      length: null,
      width: null,
      height: null,
      featured: 0,
      virtual: 1,
      downloadable: 0,
      external_url: '',
      button_text: '',
      menu_order: 0,
      custom_fields: '{}',
      short_description: '',
      description: '',
      image_id: null,
      published_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, slug };
}

const named = z.object({ slug: z.string() });

/** Whether the address has this very product. */
async function isSeenThere(client: ShopClient, id: number, slug: string): Promise<boolean> {
  const { status, text } = await client.send(`${STORE}/products/${id}`);
  if (status !== 200) return false;
  try {
    return named.safeParse(JSON.parse(text)).data?.slug === slug;
  } catch {
    // No JSON: something in front of the shop has answered.
    return false;
  }
}

async function makeShopper(
  { parts: { secret, now }, runId, record }: CheckRequest,
  productId: number,
): Promise<Shopper> {
  const session = newSessionId();
  const key = `self-check-${randomBytes(16).toString('hex')}`;
  await record({ kind: 'session', value: session });
  await record({ kind: 'order', value: key });
  const until = now() + TOKEN_MS;
  const sign = (words: string) => signWords(secret, words);
  return {
    key,
    headers: {
      [CHECK_HEADER]: makeCheckToken(sign, { id: runId, productId }, until),
      'cart-token': makeCartToken(secret, session, until),
    },
  };
}

const placed = z.object({ order_id: z.int().positive() });

async function placeOrder(client: ShopClient, { key, headers }: Shopper): Promise<OrderReply> {
  const response = await client.send(`${STORE}/checkout`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: {
      billing_address: { ...ADDRESS, email: EMAIL },
      shipping_address: ADDRESS,
      payment_method: checkMethod.id,
    },
  });
  return { status: response.status, order: readOrder(response) };
}

function readOrder({ status, text }: SeenResponse): number | null {
  if (status !== 200) return null;
  try {
    const parsed = placed.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.order_id : null;
  } catch {
    // No JSON: something in front of the shop has answered.
    return null;
  }
}

async function countOrders({ db }: ShopContext, shoppers: readonly Shopper[]): Promise<number> {
  const keys = shoppers.map(({ key }) => key);
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('idempotency_key', 'in', keys)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function findStock({ db }: ShopContext, id: number): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? row.stock_quantity : 0;
}
