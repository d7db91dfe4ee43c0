import type { Attack } from './attack.ts';
import { flood, showFlood } from './flood.ts';

const DOCUMENTS = ['/wp-json/vitrine/v1/openapi.json', '/wp-json/'];
/** More than any storefront asks for at once. */
const LIST = '/wp-json/wc/store/v1/products?per_page=100&search=oak&_embed=1';
const MAX_WAIT_MS = 5000;

export const attack: Attack = {
  line: 4,
  title: '50 anonymous requests at once for the documents of the API hold up other pages',
  before:
    '50 of `openapi.json` took 17.7 s, another page 12.0 s; 50 of `/wp-json/` 1.6 s, another page 1.4 s; no limit',
  async run(shop, size) {
    const count = size === 'full' ? 50 : 10;
    const figures: string[] = [];
    let held = true;
    for (const path of DOCUMENTS) {
      const result = await flood(shop, count, (at) => ({
        path,
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': `198.51.100.${at + 1}` },
      }));
      figures.push(showFlood(path, result));
      held &&= result.statuses.get(200) === count && result.maxWaitMs < MAX_WAIT_MS;
    }
    const many = await flood(shop, count * 2, () => ({
      path: LIST,
      headers: { 'x-forwarded-for': '192.0.2.44' },
    }));
    figures.push(
      `${many.statuses.get(429) ?? 0} of ${count * 2} costly reads of one address refused`,
    );
    // Each costs 64 of 2,000 at once and 200 a second: more than 31 are too many for a machine at rest.
    if (size === 'full') held &&= (many.statuses.get(429) ?? 0) > 0;
    return { held, figure: figures.join('; ') };
  },
};
