import type { Settings } from '#server/settings/defaults.ts';

/** What the demo shop sets differently from the defaults. */
export const demoSettings: Partial<Settings> = {
  'shop.topBarText': 'Free delivery in the United States from $75',
  'checkout.termsPage': 'terms',
  'checkout.privacyPage': 'privacy',
};
