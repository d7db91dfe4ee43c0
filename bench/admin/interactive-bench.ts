import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { requireChromium } from '../browser-figures.ts';
import type { Cores } from '../load/cores.ts';
import { median } from '../load/median.ts';
import type { Figure } from '../report.ts';
import { startShop } from '../shop-server.ts';
import { size } from '../size.ts';

// How long the admin takes on a phone until its first screen is there and reacts to a key, from an empty
// cache: a processor four times slower than this machine's, and the slow 4G network of Lighthouse. Time
// on the clock, so other programs of the machine lengthen it.

const PASSWORD = 'a warm stove in winter';
const RUNS = size.repeat(5);
const SLOW_DOWN = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PATIENCE_MS = 60_000;

/** The first thing of each screen that comes from the shop's data. */
const SCREENS = [
  { name: 'Home', path: '/admin', ready: 'main h2, main h3' },
  { name: 'Orders', path: '/admin/orders', ready: 'tbody tr a, main a[href*="/orders/"]' },
] as const;
type Screen = (typeof SCREENS)[number];

interface Started {
  ms: number;
  scriptKilobytes: number;
}

export async function interactiveFigures(folder: string, cores: Cores | null): Promise<Figure[]> {
  const executablePath = await requireChromium();
  const shopFolder = join(folder, 'admin-start');
  mkdirSync(shopFolder);
  const shop = await startShop({
    folder: shopFolder,
    core: cores?.server,
    env: { DEMO_PASSWORD: PASSWORD },
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const state = await logIn(browser, shop.address);
    const figures: Figure[] = [];
    for (const screen of SCREENS) {
      const runs: Started[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await startOnPhone(browser, state, shop.address, screen));
      }
      figures.push(...screenFigures(screen, runs));
    }
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

function screenFigures({ name }: Screen, runs: readonly Started[]): Figure[] {
  const kilobytes = median(runs.map(({ scriptKilobytes }) => scriptKilobytes));
  return [
    {
      what: `admin, ${name} reacts to a key on a phone`,
      measured: median(runs.map(({ ms }) => ms)) / 1000,
      unit: 's',
      budget: { atMost: 2.5 },
      note: `median of ${runs.length}, cold cache, ${SLOW_DOWN}x slower, slow 4G`,
    },
    ...(name === 'Home'
      ? [
          {
            what: 'admin, script of the first load',
            measured: kilobytes,
            unit: 'KB',
            budget: { atMost: 280 },
            note: 'Home, as it is sent',
          },
        ]
      : []),
  ];
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function logIn(browser: Browser, address: string): Promise<State> {
  const context = await browser.newContext();
  const html = await (await context.request.get(`${address}/my-account`)).text();
  const json = html.match(/id="shop-config">(.*?)<\/script>/s)?.[1] ?? '{}';
  const { nonces } = JSON.parse(json) as { nonces: { public: string } };
  const form = { username: 'manager@example.com', password: PASSWORD, login: '1' };
  const response = await context.request.post(`${address}/my-account`, {
    form: { ...form, _wpnonce: nonces.public },
    maxRedirects: 0,
  });
  if (response.status() !== 303) throw new Error(`The log-in was answered ${response.status()}.`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function startOnPhone(
  browser: Browser,
  storageState: State,
  address: string,
  { path, ready }: Screen,
): Promise<Started> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      if (!request.url().endsWith('.js')) return;
      bytes += (await request.sizes()).responseBodySize;
    });
    await page.addInitScript(observeStart, ready);
    await page.goto(address + path, { waitUntil: 'commit' });
    const ms = await pressUntilSeen(page);
    // The sizes of what came last.
    await sleep(200);
    return { ms, scriptKilobytes: bytes / 1024 };
  } finally {
    await context.close();
  }
}

/** The key that opens the search, pressed like by somebody who cannot wait. */
async function pressUntilSeen(page: Page): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    await page.keyboard.press('Control+k');
    const at = await page.evaluate(() => Reflect.get(window, 'reactedAt'));
    if (typeof at === 'number') return at;
    await sleep(25);
  }
  throw new Error('The admin did not react to a key.');
}

/** Runs in the page: when the screen is there and a key has opened a dialog. */
function observeStart(ready: string): void {
  let isReady = false;
  const look = () => {
    isReady ||= document.querySelector(ready) !== null;
    const isOpen = document.querySelector('[role=dialog]') !== null;
    if (isReady && isOpen) Reflect.set(window, 'reactedAt', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
