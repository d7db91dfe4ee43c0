import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
} from '@playwright/test';
import { NO_IMAGES } from '../../support/chromium.ts';

export function withoutImages({ args = [], ...options }: LaunchOptions): LaunchOptions {
  return { ...options, args: [...args, NO_IMAGES] };
}

/**
 * A page loads its scripts after its first image, or after two seconds. In a browser without images
 * the first one counts as loaded.
 */
export async function newContext(
  browser: Browser,
  images: boolean,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!images) await context.addInitScript(completeFirstImage);
  return context;
}

function completeFirstImage(): void {
  const { prototype } = HTMLImageElement;
  const complete = Object.getOwnPropertyDescriptor(prototype, 'complete')?.get;
  Object.defineProperty(prototype, 'complete', {
    get(this: HTMLImageElement) {
      return this.fetchPriority === 'high' || complete?.call(this);
    },
  });
}
