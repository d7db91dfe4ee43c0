import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { type SecondShop, startSecondShop } from './second-shop.ts';

const STAND_INS = resolve(import.meta.dirname, '../..');
const HOSTS = /^https:\/\/(js|api|hooks)\.stripe\.com\//;

export interface CardShop extends SecondShop {
  /** Leads the provider's hosts to the stand-in, for this browser. */
  lead(context: BrowserContext): Promise<void>;
}

/** A shop that takes cards and PayPal, and the stand-ins that play the providers for it. */
export async function startCardShop(settings: Record<string, unknown> = {}): Promise<CardShop> {
  const [port, paypalPort] = [await freePort(), await freePort()];
  const bank = `http://127.0.0.1:${port}`;
  const shop = await startSecondShop(settings, [], {
    STRIPE_SECRET_KEY: 'sk_test_browser',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_browser',
    STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
    STRIPE_API_BASE: bank,
    PAYPAL_CLIENT_ID: 'browser',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_API_BASE: `http://127.0.0.1:${paypalPort}`,
  });
  const children = [
    await startStandIn('stripe', {
      PORT: String(port),
      WEBHOOK_URLS: `${shop.url}/payments/stripe/webhook`,
    }),
    await startStandIn('paypal', { PORT: String(paypalPort) }),
  ];
  return {
    ...shop,
    async lead(context) {
      await context.route(HOSTS, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({
          response: await route.fetch({ url: `${bank}${pathname}${search}` }),
        });
      });
    },
    async stop() {
      await Promise.all(children.map(end));
      await shop.stop();
    },
  };
}

async function startStandIn(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(STAND_INS, name, 'stand-in.ts')], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  assert(child.stdout);
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'close');
}

export const CARDS = {
  accept: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  authenticate: '4000 0025 0000 3155',
  /** Saved, it is authenticated at a page of the bank. */
  redirect: '4000 0027 6000 3184',
} as const;

export const cardFields = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

export const bankFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Security check of your bank"]');
