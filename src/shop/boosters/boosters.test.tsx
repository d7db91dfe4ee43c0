import { describe, expect, test } from 'vitest';
import { clockText } from '#rules/dates/clock-text.ts';
import { dayText } from '#rules/dates/day-text.ts';
import { money } from '#rules/money/money.ts';
import type { ProductBoosters } from '#wire/boosters.ts';
import { boosterMessages } from '#wire/messages/boosters.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Boosters } from './boosters.tsx';

const DELIVERY = {
  ship: [1, 2],
  arrival: [3, 7],
  cutOff: '',
  workingDays: [],
  holidays: [],
  method: '',
} as const;

function render(parts: Partial<ProductBoosters>): string {
  const config = { ...sampleConfig(), messages: boosterMessages };
  return renderPage(<Boosters data={{ productId: 1, messages: {}, ...parts }} />, config);
}

describe('what the server draws is true at any time', () => {
  test('days are counted, not named [SB-08] [SB-09]', () => {
    const html = render({ delivery: DELIVERY });
    expect(html).toContain('Today');
    expect(html).toContain('in 1–2 days');
    expect(html).toContain('in 3–7 days');
    expect(html).toContain('data-ship="1,2"');
    expect(render({ delivery: { ...DELIVERY, ship: [0, 0] } })).toContain('the same day');
    expect(render({ delivery: { ...DELIVERY, ship: [1, 1] } })).toContain('in 1 day');
  });

  test('the countdown says its rule, with room for days, hours, minutes and seconds [SB-01] [SB-03]', () => {
    const rule = { time: '18:00', startDate: '2026-11-20', title: '', message: '' };
    const html = render({ countdown: { ...rule, end: 'restart' } });
    expect(html).toContain('data-time="18:00" data-start-date="2026-11-20"');
    expect(html).toContain('until 6:00 PM, shop time');
    expect(html.match(/––/g)).toHaveLength(4);
    for (const unit of ['days', 'hours', 'minutes', 'seconds']) expect(html).toContain(unit);
    const once = render({ countdown: { ...rule, end: 'hide', title: 'Sale <b>ends</b>' } });
    expect(once).toContain('until Nov 20, 6:00 PM, shop time');
    expect(once).toContain('Sale &lt;b&gt;ends&lt;/b&gt;');
  });

  test('figures nobody knows yet keep their line empty, and a sale names no time', () => {
    expect(render({ viewers: { mode: 'measured' } })).toContain('<span></span>');
    const html = render({ sale: { at: 5, name: 'Ada', town: 'Ghent' } });
    expect(html).toContain('Someone bought this recently');
    expect(html).not.toContain('Ada');
    expect(render({ freeShipping: { threshold: money(7500), price: null } })).toContain('$75.00');
  });

  test('stock says its number unless the page has said it', () => {
    expect(render({ stock: { left: 5, upTo: 20, said: false } })).toContain('5 pieces left');
    const displayed = render({ stock: { left: 5, upTo: 20, said: true } });
    expect(displayed).not.toContain('left');
    expect(displayed).toContain('width="25%"');
  });
});

test('times and days in the words of a language', () => {
  expect(clockText('14:05', 'en-US')).toBe('2:05 PM');
  expect(clockText('14:05', 'de-DE')).toBe('14:05');
  const days = (from: string, to: string) => dayText({ from, to }, 'en-US').replace(/\s/g, ' ');
  expect(days('2026-11-18', '2026-11-18')).toBe('Nov 18');
  expect(days('2026-11-18', '2026-11-22')).toBe('Nov 18 – 22');
  expect(days('2026-12-31', '2027-01-01')).toBe('Dec 31 – Jan 1');
});
