import type { BrowserContext } from '@playwright/test';

export interface Trouble {
  /** Errors that match are expected in this test. */
  allow(expected: RegExp): void;
  watch(context: BrowserContext): void;
  unexpected(): string[];
}

/**
 * Collects what a shopper's browser complains about: console errors, uncaught errors, refused or
 * failed requests to the shop itself. Each complaint is one line, for `allow` to match:
 *   `response 404 http://127.0.0.1:4000/product/nothing`
 *   `console error: Failed to load resource … (http://127.0.0.1:4000/product/nothing)`
 */
export function collectTrouble(origin: string): Trouble {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  const isOurs = (url: string) => url.startsWith(origin);

  return {
    allow: (expected) => allowed.push(expected),
    unexpected: () => lines.filter((line) => !allowed.some((expected) => expected.test(line))),
    watch(context) {
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        lines.push(`console error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        lines.push(`uncaught error: ${error.error().stack ?? error.error().message}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        // A page that is left while it loads cancels its requests: not an error.
        if (reason === 'net::ERR_ABORTED' || !isOurs(request.url())) return;
        lines.push(`request failed: ${reason} ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() < 400 || !isOurs(response.url())) return;
        lines.push(`response ${response.status()} ${response.url()}`);
      });
    },
  };
}
