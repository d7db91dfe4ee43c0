import { test as base, expect } from '@playwright/test';
import { CONSENT_COOKIE, type ConsentCategory, writeConsent } from '../../../src/wire/consent.ts';
import { collectTrouble, type Trouble } from './trouble.ts';

interface Shop {
  /**
   * The visitor has refused to be counted, so that nobody is asked in the middle of another test.
   * `test.use({ consent: null })` is somebody who has not been asked yet.
   */
  consent: readonly ConsentCategory[] | null;
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
  consent: [[], { option: true }],
  context: async ({ context, baseURL, consent }, use) => {
    if (consent && baseURL) {
      const value = writeConsent({ version: 1, at: 0, allowed: consent });
      await context.addCookies([{ name: CONSENT_COOKIE, value, url: baseURL }]);
    }
    await use(context);
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
