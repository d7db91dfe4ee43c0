import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS, chromium, NO_IMAGES } from './tests/support/chromium.ts';

/** Packages that components import: one that Vite finds during the run would load the page anew. */
const packages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'axe-core',
  'embla-carousel',
  'photoswipe',
  'zod',
];

/**
 * Components in one page of a real browser, case after case: `*.browser.test.tsx`. A configuration of
 * its own, because Node tests need neither a browser nor the real names of classes.
 */
export default defineConfig({
  plugins: [react()],
  cacheDir: '.cache/components',
  publicDir: 'src/shop/public',
  optimizeDeps: { include: packages, entries: [] },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['tests/support/count-assertions.ts', 'tests/support/components/setup.ts'],
    // Patience, not a budget: a slower machine is no failure.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      // One page for all files: a new one would load every module again.
      isolate: false,
      fileParallelism: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { ...chromium(), args: [...BROWSER_FLAGS, NO_IMAGES] },
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
          viewport: { width: 1300, height: 900 },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
