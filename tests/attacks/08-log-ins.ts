import type { Attack } from './attack.ts';
import { flood, showFlood } from './flood.ts';

const MAX_WAIT_MS = 5000;

export const attack: Attack = {
  line: 8,
  title: '60 log-ins at once from different addresses hold up pages that are compressed',
  before: '60 log-ins took 34.0 s, a page rendered and compressed meanwhile 32.0 s',
  async run(shop, size) {
    const count = size === 'full' ? 60 : 8;
    const form = await (await fetch(`${shop.address}/my-account`)).text();
    const nonce = /name="_wpnonce" value="([^"]*)"/.exec(form)?.[1] ?? '';
    const result = await flood(shop, count, (at) => ({
      path: '/my-account',
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.${at}.0.7`,
      },
      body: new URLSearchParams({
        username: `person${at}@example.com`,
        password: `wrong ${at}`,
        login: 'Log in',
        _wpnonce: nonce,
      }).toString(),
    }));
    const checked = result.statuses.get(422) ?? 0;
    const refused = result.statuses.get(503) ?? 0;
    return {
      held: checked > 0 && checked + refused === count && result.maxWaitMs < MAX_WAIT_MS,
      figure: showFlood(`${count} log-ins (${checked} checked, ${refused} refused by 503)`, result),
    };
  },
};
