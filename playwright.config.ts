import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, chromium } from './tests/support/chromium.ts';

/** Files that say `onWideScreenOnly()` are not even opened for the phone: a skipped test costs a second. */
function sameOnAPhone(): string[] {
  const folder = join(import.meta.dirname, 'tests/browser');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => /^onWideScreenOnly\(\);$/m.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `**/${basename(name)}`);
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  outputDir: '.cache/browser',
  globalSetup: './tests/browser/support/start-shop.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that needed its second try is listed as flaky at the end of `npm test`.
  retries: 1,
  // Three browsers keep the two cores of a small machine busy; the fourth is for `process`.
  workers: 4,
  // Patience, not a budget: a slower machine is no failure.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['./tests/support/assertion-reporter.ts'],
    ['list'],
    ['json', { outputFile: '.cache/browser-results.json' }],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { ...chromium(), args: BROWSER_FLAGS },
    // Movement is decoration: tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recording costs more than the tests: ask for it with `playwright test --trace on`.
    trace: 'off',
  },
  // A behaviour is proven where it differs: `@wide` is the same on a phone, `@phone` is about one.
  projects: [
    // The program as a process, without a browser: how it starts, stops and refuses to start. It
    // mostly waits, for a restart or a job, so it runs one at a time beside the browsers.
    { name: 'process', testDir: 'tests/process', workers: 1 },
    {
      name: 'phone',
      workers: 3,
      testIgnore: sameOnAPhone(),
      grepInvert: /@wide/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      workers: 3,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
