import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A small page of the shop: only within its site the page stays in the same process. */
const RESTING_PAGE = '/robots.txt';

/** Each is a process of 100 MB. */
const MAX_CONTEXTS = 2;

/** Events that the tests listen to. */
const EVENTS = ['console', 'dialog', 'request', 'requestfailed', 'response', 'weberror'] as const;

/** What a context keeps until it is closed. */
const CONTEXT_CHANGES = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setGeolocation',
] as const;
const CLOCK_CHANGES = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
const PAGE_CHANGES = ['exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'] as const;

/** A context with one page, used by one test after another. */
interface ReusedContext {
  readonly options: BrowserContextOptions;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The test has changed something that cannot be reset. */
  spoiled: boolean;
  initScripts: { dispose(): Promise<void> }[];
}

type NewContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

export interface ReusedContexts {
  open(options: BrowserContextOptions): Promise<ReusedContext>;
  /** Resets the context for the next test, or closes it where that is not possible. */
  release(used: ReusedContext, passed: boolean): Promise<void>;
  close(): Promise<void>;
}

/**
 * The contexts of one worker, by their options. The process of a page, its compiled scripts and its
 * cache are half of what a short test costs, so they serve the following tests too. Cookies, storage,
 * routes, listeners, scripts, size and media are reset. After a test that failed, left the
 * shop or changed something else the context is closed.
 */
export function reusedContexts(newContext: NewContext): ReusedContexts {
  const contexts = new Map<string, ReusedContext>();

  async function closeContext(key: string): Promise<void> {
    const closing = contexts.get(key);
    contexts.delete(key);
    await closing?.context.close();
  }

  return {
    async open(options) {
      const key = JSON.stringify(options);
      const opened = contexts.get(key) ?? (await openContext(newContext, options));
      // The one used last stands last.
      contexts.delete(key);
      contexts.set(key, opened);
      const [oldest = key] = contexts.keys();
      if (contexts.size > MAX_CONTEXTS) await closeContext(oldest);
      return opened;
    },
    async release(used, passed) {
      const { page, spoiled, options } = used;
      const inShop = !page.isClosed() && new URL(page.url()).origin === options.baseURL;
      if (passed && inShop && !spoiled) await reset(used);
      else await closeContext(JSON.stringify(options));
    },
    async close() {
      for (const key of contexts.keys()) await closeContext(key);
    },
  };
}

async function openContext(
  newContext: NewContext,
  options: BrowserContextOptions,
): Promise<ReusedContext> {
  const context = await newContext(options);
  const page = await context.newPage();
  const opened: ReusedContext = { options, context, page, spoiled: false, initScripts: [] };
  const spoil = () => {
    opened.spoiled = true;
  };
  beforeCalls(context, CONTEXT_CHANGES, spoil);
  beforeCalls(context.clock, CLOCK_CHANGES, spoil);
  beforeCalls(page, PAGE_CHANGES, spoil);
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (protocol.startsWith('http') && origin !== options.baseURL) spoil();
  });
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (script, argument, scriptOptions) => {
    const added = await addInitScript(script, argument, scriptOptions);
    opened.initScripts.push(added);
    return added;
  };
  return opened;
}

function beforeCalls(target: object, names: readonly string[], callback: () => void): void {
  for (const name of names) {
    const method = Reflect.get(target, name);
    Reflect.set(target, name, (...values: unknown[]) => {
      callback();
      return Reflect.apply(method, target, values);
    });
  }
}

async function reset(used: ReusedContext): Promise<void> {
  const { context, page, initScripts } = used;
  const { viewport, colorScheme = null, reducedMotion = null } = used.options;
  for (const event of EVENTS) {
    context.removeAllListeners(event);
    page.removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of initScripts.splice(0)) await script.dispose();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await page.mouse.move(-1, -1);
  await page.goto(RESTING_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
}
