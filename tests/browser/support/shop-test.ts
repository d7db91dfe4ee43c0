import { test as base, expect } from '@playwright/test';
import { CONSENT_COOKIE, type ConsentCategory, writeConsent } from '../../../src/wire/consent.ts';
import { untilTakenOverIfEver } from './taken-over.ts';
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
  // Scripts come after the first view, and a test is quicker than any hand: what it did at once would
  // be done to the page as the server drew it.
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const arrive = async (waitUntil: string | undefined) => {
      if (javaScriptEnabled === false || waitUntil === 'commit') return;
      // Gone elsewhere already: then there is nothing to wait for here.
      await untilTakenOverIfEver(page).catch(() => undefined);
    };
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      await arrive(options?.waitUntil);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await arrive(options?.waitUntil);
      return answer;
    };
    await use(page);
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
