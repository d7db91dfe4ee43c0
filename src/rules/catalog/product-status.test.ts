import { describe, expect, test } from 'vitest';
import type { ProductStatus } from './product.ts';
import { scheduledStatus, statusBeforeTrash } from './product-status.ts';

const NOW = 1000;

describe('the status by the date of a product', () => {
  test.each<[ProductStatus, number | undefined, ProductStatus]>([
    ['publish', undefined, 'publish'],
    ['publish', 999, 'publish'],
    ['publish', 1001, 'future'],
    ['future', 1001, 'future'],
    ['future', 1000, 'publish'],
    ['future', undefined, 'publish'],
    ['draft', 1001, 'draft'],
    ['private', 1001, 'private'],
    ['trash', 1001, 'trash'],
  ])('%s at %s is %s', (requested, publishedAt, expected) => {
    expect(scheduledStatus(requested, publishedAt, NOW)).toBe(expected);
  });
});

describe('what is remembered of a product in the trash', () => {
  test.each<[ProductStatus, ProductStatus | null, ProductStatus, ProductStatus | null]>([
    ['publish', null, 'trash', 'publish'],
    ['draft', null, 'trash', 'draft'],
    ['trash', 'private', 'trash', 'private'],
    ['trash', 'private', 'publish', null],
    ['publish', null, 'draft', null],
  ])('%s (from %s) to %s is %s', (before, trashedFrom, requested, expected) => {
    expect(statusBeforeTrash(before, trashedFrom, requested)).toBe(expected);
  });
});
