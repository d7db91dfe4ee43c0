import { describe, expect, it } from 'vitest';
import { money } from '#rules/money/money.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { priceHtml } from './price-html.ts';

const settings = defaultSettings();

function range(min: number, max: number, regularMin = min, regularMax = max) {
  return {
    min: money(min),
    max: money(max),
    regularMin: money(regularMin),
    regularMax: money(regularMax),
    onSale: regularMin > min,
    saleEndsAt: null,
  };
}

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

describe('priceHtml', () => {
  it('writes one price, a sale and a range', () => {
    expect(plain(priceHtml(range(4800, 4800), settings))).toBe('$48.00');
    const sale = priceHtml(range(1760, 1760, 2200, 2200), settings);
    expect(plain(sale)).toBe('$22.00 Regular price $22.00 $17.60 Sale price $17.60');
    expect(sale).toMatch(/<del[^>]*>.*22\.00.*<\/del>.*<ins[^>]*>.*17\.60.*<\/ins>/);
    expect(plain(priceHtml(range(1400, 1800), settings))).toBe('$14.00 – $18.00$14.00 – $18.00');
  });

  it('writes nothing where there is no price', () => {
    expect(priceHtml(null, settings)).toBe('');
  });

  it('escapes what the shop may have set', () => {
    const html = priceHtml(range(100, 100), { ...settings, 'currency.symbol': '<b>&' });
    expect(html).toContain('&lt;b&gt;&amp;');
    expect(html).not.toContain('<b>');
  });

  it('puts the symbol where the shop wants it', () => {
    const html = priceHtml(range(100, 100), { ...settings, 'currency.position': 'right_space' });
    expect(plain(html)).toBe('1.00 $');
  });
});
