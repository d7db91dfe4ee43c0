import { expect, test } from 'vitest';
import {
  formCategories,
  formProducts,
  formReferences,
  withFormIds,
  writtenForm,
} from './form-cell.ts';

const names = {
  product: (id: number) => (id === 7 ? 'id:7' : `SKU-${id}`),
  categoryPath: (id: number) => ['Home', `Part ${id}`],
};
const offer = { id: 'extra', type: 'productGroup', productIds: [3, 7] };
const text = { id: 'name', type: 'text' };

test.each([
  [{ kind: 'all' }, { kind: 'all' }],
  [
    { kind: 'products', ids: [1, 7] },
    { kind: 'products', products: ['SKU-1', 'id:7'] },
  ],
  [
    { kind: 'categories', ids: [4] },
    { kind: 'categories', categories: [['Home', 'Part 4']] },
  ],
])('a form assigned as %j is written without ids and read with them again', (belongsTo, cell) => {
  const form = { title: 'Gift', belongsTo, sections: [{ id: 'a', fields: [text, offer] }] };
  const written = writtenForm(form, names);
  expect(written.belongsTo).toEqual(cell);
  expect(JSON.stringify(written)).not.toContain('productIds');
  const read = withFormIds(
    written,
    (each) => ('id' in each ? each.id : Number(each.sku.slice(4))),
    formCategories(written).map((path) => Number(path[1]?.slice(5))),
  );
  expect(read).toEqual(form);
});

test('the products of a form are those it is asked on and those it offers', () => {
  const form = { belongsTo: { kind: 'products', ids: [1] }, sections: [{ fields: [offer] }] };
  expect(formProducts(form)).toEqual([1, 3, 7]);
  expect(formReferences([writtenForm(form, names)])).toEqual([
    { sku: 'SKU-1' },
    { sku: 'SKU-3' },
    { id: 7 },
  ]);
});

test.each([null, 'x', 3, {}, [null, 3], [{ belongsTo: 1, sections: [{ fields: 'no' }] }]])(
  'a cell that holds %j names nothing',
  (cell) => {
    expect(formReferences(cell)).toEqual([]);
  },
);

test('a product that this shop does not have is left out', () => {
  const form = { belongsTo: { kind: 'products', products: ['A', 'B'] }, sections: [] };
  const read = withFormIds(form, (each) => ('sku' in each && each.sku === 'A' ? 5 : undefined), []);
  expect(read.belongsTo).toEqual({ kind: 'products', ids: [5] });
});
