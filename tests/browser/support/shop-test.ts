import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { CONSENT_COOKIE, type ConsentCategory, writeConsent } from '../../../src/wire/consent.ts';
import { untilHydratedIfEver } from './hydrated.ts';
import { collectTrouble, type Trouble } from './trouble.ts';

interface Shop {
  /**
   * The visitor has refused all purposes, so that the consent dialog does not appear in other
   * tests. `test.use({ consent: null })` is a visitor who has not been asked yet.
   */
  consent: readonly ConsentCategory[] | null;
  /**
   * Any unexpected error or warning of the browser fails the test. A test that provokes one says
   * so: `trouble.allow(/product\/nothing/)`. Another context is watched by
   * `trouble.watch(context)`.
   */
  trouble: Trouble;
}

/** Pages whose scripts run, so that they are hydrated. */
const hydrating = new WeakSet<Page>();

async function arrived(page: Page): Promise<void> {
  // Navigated away already: nothing to wait for.
  if (hydrating.has(page)) await untilHydratedIfEver(page).catch(() => undefined);
}

/** What a shopper does to an element. */
const ACTIONS = [
  'blur',
  'check',
  'clear',
  'click',
  'dblclick',
  'dragTo',
  'fill',
  'focus',
  'hover',
  'press',
  'pressSequentially',
  'scrollIntoViewIfNeeded',
  'selectOption',
  'setChecked',
  'setInputFiles',
  'tap',
  'uncheck',
] as const;

/** Pages that a click has led to since something was last done on them. */
const unvisited = new WeakSet<Page>();
let waiting = false;

/**
 * A click may lead to another page, and what the test does next would come before that page is
 * hydrated. Every action on a locator therefore waits for it, once for each page.
 */
function waitBeforeActions(page: Page): void {
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) unvisited.add(page);
  });
  if (waiting) return;
  waiting = true;
  const locators = Object.getPrototypeOf(page.locator('html'));
  for (const name of ACTIONS) {
    const act = locators[name];
    locators[name] = async function (this: Locator, ...given: unknown[]) {
      while (unvisited.delete(this.page())) await arrived(this.page());
      return await act.apply(this, given);
    };
  }
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
  // Scripts load after the first paint, and a test is faster than a shopper: without waiting it
  // would
  // act on the page before it is hydrated.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) hydrating.add(page);
    waitBeforeActions(page);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const arrive = async (waitUntil: string | undefined) => {
      unvisited.delete(page);
      if (waitUntil !== 'commit') await arrived(page);
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
      baseExpect(trouble.unexpected(), 'errors of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Like `goto`: a page that a click led to is used once it is hydrated. */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, wanted: string | RegExp, options?: { timeout?: number }) {
    const address = baseExpect(page);
    await (this.isNot ? address.not : address).toHaveURL(wanted, options);
    unvisited.delete(page);
    if (!this.isNot) await arrived(page);
    return { name: 'toHaveURL', pass: !this.isNot, message: () => `the address is ${page.url()}` };
  },
});
