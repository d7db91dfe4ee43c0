import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveOptionForm } from '#server/options/forms/save-form.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FormInput } from '#wire/catalog/option-form-input.ts';
import { fillCartShop, NOW } from './cart-shop.ts';

// The cart's small shop with a board to engrave (32.00, 0.80 a letter, script 3.00 more, wrapped as a
// gift for 4.50 once) and cards (1.20) whose quantity is the number of guests.

type Fields = FormInput['sections'][number]['fields'];

export const BOARD: Fields = [
  {
    id: 'engraving',
    type: 'text',
    label: 'Engraving',
    rules: { maxLength: 24, allowed: 'A-Za-z0-9 &.' },
    price: { pricingType: 'per_car', amount: 80, excluded: { kind: 'list', text: ' ' } },
  },
  {
    id: 'font',
    type: 'radio-group',
    label: 'Lettering',
    rule: {
      action: 'show',
      groups: [
        {
          conditions: [{ subject: { kind: 'field', id: 'engraving' }, operator: 'is_not_empty' }],
        },
      ],
    },
    price: { pricingType: 'fixed' },
    options: [
      { value: 'serif', label: 'Serif' },
      { value: 'script', label: 'Script', price: 300 },
    ],
  },
  {
    id: 'gift_wrap',
    type: 'checkbox-group',
    multiple: true,
    label: 'Wrapping',
    price: { pricingType: 'fixed', isFee: true },
    options: [{ value: 'yes', label: 'As a gift', price: 450 }],
  },
];

export async function saveFormOf(
  db: Db,
  productId: number,
  fields: Fields,
  overrides: Partial<FormInput> & { id?: number } = {},
): Promise<number> {
  const saved = await saveOptionForm(
    db,
    {
      title: 'Form',
      belongsTo: { kind: 'products', ids: [productId] },
      sections: [{ id: 'main', fields }],
      ...overrides,
    },
    NOW,
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.id;
}

export async function fillOptionShop(db: Db) {
  const shop = await fillCartShop(db);
  const shared = { publishedAt: NOW - 1000, manageStock: true, stockQuantity: 400 };
  const board = await saveProduct(
    db,
    { slug: 'board', name: 'Board', regularPrice: 3200, ...shared },
    NOW,
  );
  const cards = await saveProduct(
    db,
    {
      slug: 'cards',
      name: 'Cards',
      regularPrice: 120,
      minQuantity: 10,
      maxQuantity: 300,
      ...shared,
    },
    NOW,
  );
  const boardForm = await saveFormOf(db, board, BOARD);
  const cardsForm = await saveFormOf(
    db,
    cards,
    [{ id: 'guests', type: 'number', label: 'Guests', required: true, min: 10, max: 300 }],
    { quantity: '{field.guests.value}' },
  );
  return { ...shop, board, cards, boardForm, cardsForm };
}
