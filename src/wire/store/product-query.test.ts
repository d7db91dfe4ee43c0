import { describe, expect, it } from 'vitest';
import { storeCollectionQuery, storeProductQuery } from './product-query.ts';

function problem(raw: Record<string, unknown>): string {
  const result = storeProductQuery.safeParse(raw);
  const issue = result.error?.issues[0];
  return issue ? `${String(issue.path[0])} ${issue.message}` : 'none';
}

describe('storeProductQuery', () => {
  it('has a sensible answer to nothing at all', () => {
    const query = storeProductQuery.parse({});
    expect(query).toMatchObject({
      search: '',
      page: 1,
      per_page: 10,
      attributes: [],
      attribute_relation: 'and',
    });
    expect(query.on_sale).toBeUndefined();
  });

  it('reads texts of a query and values of JSON alike', () => {
    const fromQuery = storeProductQuery.parse({
      page: '2',
      include: '3, 4',
      on_sale: 'true',
      category: 'mugs,16',
      stock_status: ['instock', 'onbackorder'],
      rating: '4,5',
      attributes: [{ attribute: 'pa_color', slug: 'sand,ink' }],
    });
    const fromJson = storeProductQuery.parse({
      page: 2,
      include: [3, 4],
      on_sale: true,
      category: ['mugs', 16],
      stock_status: 'instock,onbackorder',
      rating: [4, 5],
      attributes: [{ attribute: 'pa_color', slug: ['sand', 'ink'], operator: 'in' }],
    });
    expect(fromQuery).toEqual(fromJson);
    expect(fromQuery.category).toEqual(['mugs', '16']);
  });

  it('takes an empty price for none, and what is no id for no product', () => {
    const read = storeProductQuery.parse({ min_price: '', include: 'abc,3000000000,7' });
    expect(read.min_price).toBeUndefined();
    expect(read.include).toEqual([0, 2_147_483_647, 7]);
  });

  it.each([
    [{ page: '0' }, 'page must be 1 or more'],
    [{ page: '-3' }, 'page must be 1 or more'],
    [{ page: '1e3' }, 'page must be a whole number'],
    [{ page: '1.5' }, 'page must be a whole number'],
    [{ page: ['1'] }, 'page must be a whole number'],
    [{ page: '99999999999999999999' }, 'page must be a whole number'],
    [{ per_page: '101' }, 'per_page must be 100 or less'],
    [{ search: ['a'] }, 'search must be a text'],
    [{ search: 'x'.repeat(10_240) }, 'search must be at most 200 characters long'],
    [{ search: 'a\0b' }, 'search must not hold a NUL character'],
    [{ on_sale: 'maybe' }, 'on_sale must be true or false'],
    [{ orderby: 'price;drop' }, /^orderby must be one of date, modified/],
    [{ stock_status: 'gone' }, 'stock_status must be one of instock, outofstock, onbackorder'],
    [{ rating: '0' }, 'rating must be 1 or more'],
    [{ rating: 'x' }, 'rating must be a whole number'],
    [{ include: { a: 1 } }, 'include must be a list'],
    [{ include: Array.from({ length: 101 }, () => 1) }, 'include must have at most 100 entries'],
    [
      { attributes: 'pa_color' },
      'attributes must be a list of {attribute, slug or term_id, operator}',
    ],
    [
      { attributes: ['pa_color'] },
      'attributes must be a list of {attribute, slug or term_id, operator}',
    ],
    [{ attributes: [{ attribute: { a: 'b' } }] }, 'attributes must be a text'],
    [{ min_price: '-1' }, 'min_price must be 0 or more'],
    [
      { type: 'subscription' },
      'type must be one of simple, variable, grouped, external, bundle, variation',
    ],
  ])('refuses %j', (raw, expected) => {
    expect(problem(raw)).toMatch(expected);
  });

  it('asks collection-data for known taxonomies only', () => {
    const result = storeCollectionQuery.safeParse({ calculate_taxonomy_counts: ['users'] });
    expect(result.error?.issues[0]?.message).toBe('must be one of product_cat, product_tag');
  });
});
