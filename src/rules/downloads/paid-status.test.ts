import { describe, expect, test } from 'vitest';
import { type PaidItem, paidStatus } from './paid-status.ts';

const EBOOK: PaidItem = { virtual: true, downloadable: true };
const MUG: PaidItem = { virtual: false, downloadable: false };

describe('an order that is paid', () => {
  test.each<[string, PaidItem[], string]>([
    ['a download', [EBOOK], 'completed'],
    ['several downloads', [EBOOK, EBOOK], 'completed'],
    ['a download and a mug', [EBOOK, MUG], 'processing'],
    ['a mug', [MUG], 'processing'],
    ['a service', [{ virtual: true, downloadable: false }], 'processing'],
    ['a book that comes with a file', [{ virtual: false, downloadable: true }], 'processing'],
    ['nothing that is known any more', [], 'processing'],
  ])('with %s', (_, items, status) => {
    expect(paidStatus(items)).toBe(status);
  });
});
