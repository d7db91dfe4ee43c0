import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect as baseExpect,
  type Locator,
  type Page,
} from '@playwright/test';
import { CONSENT_COOKIE, type ConsentCategory, writeConsent } from '../../../src/wire/consent.ts';
import { newContext, withoutImages } from './browser-images.ts';
import { untilHydratedIfEver } from './hydrated.ts';
import { type ReusedContexts, reusedContexts } from './reused-context.ts';
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
  /**
   * Another visitor, in a browser of their own, with the same consent: their pages are waited for
   * like `page`, their errors fail the test, and the browser is closed after it.
   */
  visitor(options?: BrowserContextOptions): Promise<Page>;
}

interface Worker {
  /**
   * Whether the browser loads images: a third of the processor time of a page. Those that are not
   * loaded take the same space, by their attributes. A file about what is seen of images, about their
   * requests or about what moves while they load says `test.use({ images: true })`.
   */
  images: boolean;
  reused: ReusedContexts;
}

/** Pages whose scripts run, so that they are hydrated. */
const hydrating = new WeakSet<Page>();

/** How Playwright says that a page was left or closed while it was asked. */
const LEFT = /context was destroyed|has been closed|navigat|detached/i;

async function arrived(page: Page): Promise<void> {
  if (!hydrating.has(page)) return;
  try {
    await untilHydratedIfEver(page);
  } catch (error) {
    // Navigated away already: nothing to wait for.
    if (!LEFT.test(String(error))) throw error;
  }
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
    locators[name] = async function (this: Locator, ...value: unknown[]) {
      while (unvisited.delete(this.page())) await arrived(this.page());
      return await act.apply(this, value);
    };
  }
}

/**
 * Scripts load after the first paint, and a test is faster than a shopper: without waiting it would
 * act on a page before it is hydrated.
 */
function waitForHydration(page: Page): Page {
  hydrating.add(page);
  waitBeforeActions(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const arrive = async (waitUntil: string | undefined) => {
    unvisited.delete(page);
    if (waitUntil !== 'commit') await arrived(page);
  };
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    await arrive(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await arrive(options?.waitUntil);
    return response;
  };
  return page;
}

/** How Chromium reports a script of a page that may not run any. */
const SCRIPT_NOT_RUN = /^request failed: csp \S+\/assets\/\S+\.js$/;

/** Every page of it, its first and further tabs, is waited for. */
function waitForPagesOf(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => waitForHydration(await newPage());
}

async function consentIn(
  context: BrowserContext,
  url: string | undefined,
  consent: Shop['consent'],
): Promise<void> {
  if (!consent || !url) return;
  const value = writeConsent({ version: 1, at: 0, allowed: consent });
  await context.addCookies([{ name: CONSENT_COOKIE, value, url }]);
}

/** The `test` of every browser test: `import { expect, test } from './support/shop-test.ts'`. */
export const test = base.extend<Shop, Worker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  baseURL: async ({}, use) => {
    await use(process.env.SHOP_URL);
  },
  consent: [[], { option: true }],
  images: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, images }, use) => {
      await use(images ? launchOptions : withoutImages(launchOptions));
    },
    { scope: 'worker' },
  ],
  reused: [
    async ({ browser, images }, use) => {
      const reused = reusedContexts((options) => newContext(browser, images, options));
      await use(reused);
      await reused.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      reused,
      consent,
      baseURL,
      javaScriptEnabled,
      contextOptions,
      viewport,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      colorScheme,
    },
    use,
    info,
  ) => {
    const opened = await reused.open({
      ...contextOptions,
      ...(baseURL && { baseURL }),
      javaScriptEnabled,
      viewport,
      ...(deviceScaleFactor && { deviceScaleFactor }),
      isMobile,
      hasTouch,
      colorScheme,
    });
    const { context, page } = opened;
    await consentIn(context, baseURL, consent);
    if (javaScriptEnabled !== false && !hydrating.has(page)) {
      waitForPagesOf(context);
      waitForHydration(page);
    }
    await use(context);
    await reused.release(opened, info.status === info.expectedStatus);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page) await use(page);
  },
  visitor: async ({ browser, images, baseURL, consent, trouble }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await newContext(browser, images, {
        ...(baseURL !== undefined && { baseURL }),
        ...options,
      });
      contexts.push(context);
      trouble.watch(context);
      await consentIn(context, options.baseURL ?? baseURL, consent);
      if (options.javaScriptEnabled !== false) waitForPagesOf(context);
      else trouble.allow(SCRIPT_NOT_RUN);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  trouble: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const trouble = collectTrouble(baseURL ?? '');
      if (javaScriptEnabled === false) trouble.allow(SCRIPT_NOT_RUN);
      trouble.watch(context);
      await use(trouble);
      baseExpect(trouble.unexpected(), 'errors of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Like `goto`: a page that a click led to is used once it is hydrated. */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, expected: string | RegExp, options?: { timeout?: number }) {
    const address = baseExpect(page);
    await (this.isNot ? address.not : address).toHaveURL(expected, options);
    unvisited.delete(page);
    if (!this.isNot) await arrived(page);
    return { name: 'toHaveURL', pass: !this.isNot, message: () => `the address is ${page.url()}` };
  },
});
