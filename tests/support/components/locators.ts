import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By CSS, for what has no role or name of its own: `page.css('#slide-1 a')`. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => selector });
