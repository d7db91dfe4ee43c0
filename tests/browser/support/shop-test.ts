import { test as base, expect } from '@playwright/test';
import { collectTrouble, type Trouble } from './trouble.ts';

interface Shop {
  /**
   * Any unexpected complaint of the browser fails the test. A test that provokes one says so:
   * `trouble.allow(/product\/nothing/)`. A context of its own is watched by `trouble.watch(context)`.
   */
  trouble: Trouble;
}

/** The `test` of every browser test: `import { expect, test } from './support/shop-test.ts'`. */
export const test = base.extend<Shop>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_URL);
  },
  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = collectTrouble(baseURL ?? '');
      trouble.watch(context);
      await use(trouble);
      expect(trouble.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
