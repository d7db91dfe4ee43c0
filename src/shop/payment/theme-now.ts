/** Of the provider's fields, by the scheme the page is shown in. */
export function themeNow(): string {
  const { scheme } = document.documentElement.dataset;
  const dark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return dark ? 'night' : 'stripe';
}
