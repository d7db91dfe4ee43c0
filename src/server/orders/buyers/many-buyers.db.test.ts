import { beforeAll, expect, test } from 'vitest';
import { chunks } from '#server/platform/database/chunks.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type BuyerFilter, listBuyers } from './list-buyers.ts';

const database = await testDatabase();
const { db } = database;
const COUNT = 2600;

const PLAIN = { name: 'Ada', city: '', orders: 1, since: 0 };

/** Every second one has an account, every fifth is in Norway; the later ones spent more. */
const BUYERS = Array.from({ length: COUNT }, (_, at) => ({
  email: `buyer${String(at).padStart(4, '0')}@example.com`,
  customer_id: at % 2 === 0 ? at + 1 : null,
  ...PLAIN,
  country: at % 5 === 0 ? 'NO' : 'FR',
  spent: at,
  last_order_at: COUNT - at,
}));

/**
 * Three of four are called Adele, the others Adam, and every third also Adrian; everyone bought 7, and
 * every third also 8.
 */
const toWords = (at: number) => [
  at % 4 === 0 ? 'adam' : 'adele',
  ...(at % 3 === 0 ? ['adrian'] : []),
];
const toItems = (at: number) => (at % 3 === 0 ? [7, 8] : [7]);

beforeAll(async () => {
  await database.reset();
  await db.deleteFrom('buyers_due').execute();
  for (const some of chunks(BUYERS, 400)) {
    const rows = await db.insertInto('buyers').values(some).returning(['id', 'spent']).execute();
    const words = rows.flatMap(({ id, spent }) =>
      toWords(spent).map((word) => ({ buyer_id: id, word })),
    );
    await db.insertInto('buyer_words').values(words).execute();
    const items = rows.flatMap(({ id, spent }) =>
      toItems(spent).map((item) => [id, item] as const),
    );
    const bought = items.map(([buyer_id, item_id]) => ({ buyer_id, item_id }));
    await db.insertInto('buyer_items').values(bought).execute();
  }
});

type Buyer = (typeof BUYERS)[number];

test.each<[string, BuyerFilter, (buyer: Buyer) => boolean]>([
  ['everyone', {}, () => true],
  ['accounts', { account: 'yes' }, ({ customer_id }) => customer_id !== null],
  ['guests', { account: 'no' }, ({ customer_id }) => customer_id === null],
  ['a country of many', { country: 'FR' }, ({ country }) => country === 'FR'],
  ['a country of few', { country: 'NO' }, ({ country }) => country === 'NO'],
  [
    'accounts of a country',
    { account: 'yes', country: 'FR' },
    (buyer) => buyer.customer_id !== null && buyer.country === 'FR',
  ],
  ['who bought what everyone bought', { productId: 7 }, () => true],
  ['who bought what some bought', { productId: 8 }, ({ spent }) => spent % 3 === 0],
  ['a name of many', { search: 'Adele' }, ({ spent }) => spent % 4 !== 0],
  ['a name of few', { search: 'ADAM' }, ({ spent }) => spent % 4 === 0],
  ['a beginning of all, of some twice', { search: 'ad' }, () => true],
  ['two names', { search: 'adrian adele' }, ({ spent }) => spent % 3 === 0 && spent % 4 !== 0],
  [
    'a name of few, in a country',
    { search: 'adam', country: 'NO' },
    ({ spent, country }) => spent % 4 === 0 && country === 'NO',
  ],
  [
    'a name of many, in a country',
    { search: 'adele', country: 'NO' },
    ({ spent, country }) => spent % 4 !== 0 && country === 'NO',
  ],
  [
    'guests of a name who bought something',
    { account: 'no', search: 'adele', productId: 7 },
    (buyer) => buyer.customer_id === null && buyer.spent % 4 !== 0,
  ],
  ['nobody, by signs alone, who bought something', { search: '?!', productId: 7 }, () => false],
])('%s, of many and of few, are listed in their order', async (_, filter, isMeant) => {
  const page = { orderBy: 'spent', order: 'desc', offset: 5, limit: 20 } as const;
  const { buyers, total } = await listBuyers(db, { ...filter, ...page });
  const meant = BUYERS.filter(isMeant).reverse();
  expect(total).toBe(meant.length);
  expect(buyers.map(({ email }) => email)).toEqual(meant.slice(5, 25).map(({ email }) => email));
});

test('more changes than one transaction takes are all worked off', async () => {
  const due = Array.from({ length: 2300 }, (_, at) => ({
    email: `unknown${at}@example.com`,
    customer_id: null,
  }));
  for (const some of chunks(due, 400)) await db.insertInto('buyers_due').values(some).execute();
  const added = { email: 'last@example.com', customer_id: null };
  const bought = { country: 'FR', spent: COUNT, last_order_at: 0 };
  await db
    .insertInto('buyers')
    .values({ ...PLAIN, ...added, ...bought })
    .execute();
  await db.insertInto('buyers_due').values(added).execute();
  const page = { orderBy: 'spent', order: 'desc', offset: 0, limit: 1 } as const;
  const { buyers, total } = await listBuyers(db, page);
  expect(total).toBe(COUNT);
  expect(buyers[0]?.email).toBe(BUYERS.at(-1)?.email);
  expect(await db.selectFrom('buyers_due').select('id').execute()).toEqual([]);
});
