import { expect, test } from 'vitest';
import { NO_ATTRIBUTION } from '#rules/attribution/attribution-fields.ts';
import { attributionForm } from './attribution-form.ts';

test('of what a form sends only known fields are taken, cut to size [AT-02]', () => {
  const sent: [string, unknown][] = [
    ['wc_order_attribution_utm_source', ' letter\n'],
    ['wc_order_attribution_utm_term', 'x'.repeat(900)],
    ['wc_order_attribution_utm_medium', ''],
    ['wc_order_attribution___proto__', 'x'],
    ['wc_order_attribution_user_agent', { length: 1 }],
    ['utm_source', 'unprefixed'],
  ];
  const read = attributionForm('wc_order_attribution_').parse(Object.fromEntries(sent));
  expect(read).toEqual({ utm_source: 'letter', utm_term: 'x'.repeat(500) });
  expect(Object.values(NO_ATTRIBUTION).every((value) => value === '')).toBe(true);
});
