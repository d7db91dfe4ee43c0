import type { Page } from '@playwright/test';
import { compact, expand } from '../../../src/wire/compact-json.ts';

/**
 * The HTML of a page with other data: `change` gets the data as plain JSON. What the server rendered
 * stays as it is.
 */
export function withPageData(html: string, change: (json: string) => string): string {
  const found = html.match(/(<script[^>]*id="page-data">)(.*?)(<\/script>)/s);
  if (!found?.[2]) throw new Error('The page has no data.');
  const changed = change(JSON.stringify(expand(JSON.parse(found[2]))));
  const json = JSON.stringify(compact(JSON.parse(changed))).replaceAll('<', '\\u003c');
  return html.replace(found[0], () => `${found[1]}${json}${found[3]}`);
}

/** The same for the pages at this address, as they are opened from now on. */
export async function changePageData(
  page: Page,
  address: string,
  change: (json: string) => string,
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: withPageData(await response.text(), change) });
  });
}
