import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { saveProduct } from '../saving/save-product.ts';
import { countStock, listStock, STOCK_FILTERS, type StockQuery } from './list-stock.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

const LENGTHS = ['counted', 'few', 'gone', 'later', 'set', 'out'];

/** A scarf whose variations have the stock, one whose product has it for all, and a mug. */
async function fill(): Promise<void> {
  const attributes = [{ label: 'Length', options: LENGTHS, forVariations: true }];
  const counted = (quantity: number) => ({ manageStock: true, stockQuantity: quantity });
  const rows = [counted(64), counted(2), counted(0), { ...counted(0), backorders: 'yes' as const }];
  const set = [{ stockStatus: 'instock' as const }, { stockStatus: 'outofstock' as const }];
  await saveProduct(db, {
    slug: 'scarf',
    name: 'Scarf',
    kind: 'variable',
    attributes,
    variations: [...rows, ...set].map((stock, at) => ({
      attributes: { Length: LENGTHS[at] ?? '' },
      sku: `scarf-${LENGTHS[at]}`,
      regularPrice: 2000,
      ...stock,
    })),
  });
  await saveProduct(db, {
    slug: 'shawl',
    name: 'Shawl',
    kind: 'variable',
    attributes,
    ...counted(3),
    variations: [{ attributes: { Length: 'set' }, sku: 'shawl', regularPrice: 3000 }],
  });
  await saveProduct(db, { slug: 'mug', name: 'Mug', sku: 'mug', regularPrice: 900, ...counted(9) });
}

const QUERY: StockQuery = {
  filter: 'all',
  lowThreshold: 5,
  orderBy: 'status',
  order: 'desc',
  offset: 0,
  limit: 50,
};

test('a variation has the state of its own stock, or of its product where that is counted', async () => {
  await fill();
  const { items, total } = await listStock(db, QUERY);
  expect(total).toBe(8);
  const rows = items.map(({ sku, status, quantity, isManaged }) => [
    sku,
    status,
    isManaged ? quantity : null,
  ]);
  expect(rows).toEqual([
    ['scarf-gone', 'outofstock', 0],
    ['scarf-out', 'outofstock', null],
    ['scarf-later', 'onbackorder', 0],
    ['scarf-counted', 'instock', 64],
    ['scarf-few', 'instock', 2],
    ['scarf-set', 'instock', null],
    ['shawl', 'instock', 3],
    ['mug', 'instock', 9],
  ]);
});

test('filters and numbers say the same, and the fewest come first', async () => {
  await fill();
  const counts = await countStock(db, QUERY.lowThreshold);
  expect(counts).toEqual({ all: 8, lowstock: 2, instock: 5, outofstock: 2, onbackorder: 1 });
  for (const filter of STOCK_FILTERS) {
    const { items, total } = await listStock(db, { ...QUERY, filter });
    expect([filter, items.length, total]).toEqual([filter, counts[filter], counts[filter]]);
  }
  const low = await listStock(db, {
    ...QUERY,
    filter: 'lowstock',
    orderBy: 'quantity',
    order: 'asc',
  });
  expect(low.items.map(({ sku }) => sku)).toEqual(['scarf-few', 'shawl']);
});
