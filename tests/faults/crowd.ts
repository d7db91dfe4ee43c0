import assert from 'node:assert/strict';
import { openFaultShop } from './fault-shop.ts';
import { checkBooks, readBooks } from './look-at-orders.ts';
import { inGroups, shopperWith } from './shopper.ts';

export interface CrowdChoices {
  buyers: number;
  pieces: number;
  /** PostgreSQL; the buyers are then spread over two processes. */
  url?: string;
}

/** All buyers order one piece at the same moment. */
export async function crowd({ buyers, pieces, url }: CrowdChoices): Promise<string> {
  const postgres = url !== undefined && { url, processes: 2 };
  const shop = await openFaultShop({ stock: pieces, ...postgres });
  try {
    await shop.start();
    const address = (at: number) => shop.addresses[at % shop.addresses.length] ?? '';
    const people = await inGroups(Array.from({ length: buyers }), 8, (_, at) =>
      shopperWith(address(at), shop.product),
    );
    const responses = await Promise.all(people.map((person, at) => person.order(address(at + 1))));
    const placed = responses.filter(({ kind }) => kind === 'placed');
    const refused = responses.flatMap((response) => (response.kind === 'refused' ? response : []));
    assert.equal(placed.length, pieces, 'as many orders as pieces');
    assert.equal(refused.length, buyers - pieces, 'everybody else was told');
    for (const { status, message } of refused) {
      assert.ok(status === 409 || status === 400, `${status} ${message}`);
      assert.match(message, /Piece/, 'the refusal names what is gone');
    }
    const books = await shop.look((database) => readBooks(database, shop.product));
    assert.equal(books.orders.length, pieces);
    assert.equal(books.stock, 0);
    checkBooks(books, pieces, responses);
    return `${buyers} buyers, ${pieces} pieces: ${placed.length} orders, ${refused.length} refusals`;
  } finally {
    await shop.close();
  }
}

/** All buyers use the same coupon. */
export async function couponCrowd({
  buyers,
  uses,
  url,
}: {
  buyers: number;
  uses: number;
  url?: string;
}): Promise<string> {
  const postgres = url !== undefined && { url, processes: 2 };
  const shop = await openFaultShop({ stock: buyers * 2, couponUses: uses, ...postgres });
  try {
    await shop.start();
    const address = (at: number) => shop.addresses[at % shop.addresses.length] ?? '';
    const people = await inGroups(Array.from({ length: buyers }), 8, (_, at) =>
      shopperWith(address(at), shop.product, { codes: ['CROWD'] }),
    );
    const responses = await Promise.all(people.map((person) => person.order()));
    const refused = responses.flatMap((response) => (response.kind === 'refused' ? response : []));
    assert.equal(refused.length, buyers - uses);
    for (const { message } of refused) assert.match(message, /CROWD/i);
    const counted = await shop.look(async ({ db }) => ({
      coupon: await db.selectFrom('coupons').select('used_count').executeTakeFirstOrThrow(),
      rows: await db.selectFrom('coupon_redemptions').select('id').execute(),
    }));
    assert.equal(counted.coupon.used_count, uses);
    assert.equal(counted.rows.length, uses);
    const books = await shop.look((database) => readBooks(database, shop.product));
    checkBooks(books, buyers * 2, responses);
    return `${buyers} buyers, a coupon of ${uses} uses: ${counted.rows.length} redemptions`;
  } finally {
    await shop.close();
  }
}
