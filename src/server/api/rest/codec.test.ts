import { expect, test } from 'vitest';
import { codecFor, Refusal } from './codec.ts';

interface Row {
  label: string;
  is_open: number;
  cents: number | null;
}

interface Changes {
  label?: string;
  isOpen?: boolean;
  cents?: number | null;
}

const { field, renamed, codec } = codecFor<Row, Changes, { decimals: number }>();

const shopCodec = codec({
  name: field('label', { read: (name: string) => name.trim() }),
  open: renamed('is_open', 'isOpen', { write: (flag) => flag === 1 }),
  price: field('cents', {
    read(text: string, { decimals }) {
      if (text === '') return null;
      const amount = Number(text);
      return amount < 0 ? new Refusal('must not be negative.') : amount * 10 ** decimals;
    },
    write: (cents, { decimals }) =>
      cents === null ? '' : (cents / 10 ** decimals).toFixed(decimals),
  }),
});
const euro = { decimals: 2 };

test.each([
  [
    { label: 'Mug', is_open: 1, cents: 1250 },
    { name: 'Mug', open: true, price: '12.50' },
  ],
  [
    { label: '', is_open: 0, cents: null },
    { name: '', open: false, price: '' },
  ],
])('writes each field of the record %o', (row, response) => {
  expect(shopCodec.toResponse(row, euro)).toEqual(response);
});

test.each([
  ['nothing', {}, {}, {}],
  [
    'every field',
    { name: ' Mug ', open: false, price: '3' },
    { label: 'Mug', isOpen: false, cents: 300 },
    {},
  ],
  ['an empty value', { price: '' }, { cents: null }, {}],
  [
    'a value that is refused beside one that is not',
    { name: 'Cup', price: '-1' },
    { label: 'Cup' },
    { price: 'must not be negative.' },
  ],
])('reads %s', (_, sent, changes, problems) => {
  expect(shopCodec.fromInput(sent, euro)).toEqual({ changes, problems });
});
