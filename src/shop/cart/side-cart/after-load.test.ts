import { describe, expect, it } from 'vitest';
import { isNoteOfAdd, noteAdd } from './after-load.ts';

const MUG = 'https://shop.example/product/mug';
const CART = 'https://shop.example/cart';

describe('the note of a form that the browser submitted', () => {
  it.each([
    ['the next page, after an add', noteAdd('before', MUG), 'after', MUG, true],
    ['the page had a fragment', noteAdd('before', `${MUG}#buy`), 'after', MUG, true],
    ['the first product of an empty cart', noteAdd('', MUG), 'after', MUG, true],
    ['the add was refused', noteAdd('before', MUG), 'before', MUG, false],
    ['the page between was left before it was hydrated', noteAdd('a', MUG), 'b', CART, false],
    ['opened from elsewhere', noteAdd('before', MUG), 'after', '', false],
    ['no form was submitted', null, 'after', MUG, false],
  ])('%s', (_, note, hash, referrer, opens) => {
    expect(isNoteOfAdd(note, hash, referrer)).toBe(opens);
  });
});
