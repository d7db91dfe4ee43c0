import { expect, test } from 'vitest';
import type { MenuItem } from '#wire/layout.ts';
import { render } from '../../testing/test-shop.tsx';
import { opensAt } from '../main-nav/opens-at.ts';
import { MenuTree } from './menu-tree.tsx';

function entry(id: number, label: string, children: MenuItem[] = [], url = `/${label}`): MenuItem {
  return { id, label, url, mega: false, image: null, children };
}

const tableware = entry(2, 'tableware', [entry(3, 'mugs'), entry(4, 'bowls')]);
const textiles = entry(5, 'textiles', [entry(6, 'throws')]);
const shop = entry(1, 'shop', [tableware, textiles]);
const help = entry(7, 'help', [entry(8, 'contact')], '#');

test.each([
  [shop, '/mugs', true],
  [tableware, '/mugs', true],
  [textiles, '/mugs', false],
  [tableware, '/tableware', true],
  [shop, '/journal', false],
  [help, '/contact', true],
  [help, '', false],
])('a branch starts open where it contains the current page [TH-20]', (item, path, open) => {
  expect(opensAt(item, path)).toBe(open);
});

test('the parents of the current category start expanded, others do not [TH-20]', () => {
  const html = render(<MenuTree data={{ items: [shop, help], links: [], path: '/mugs' }} />);
  const expanded = (name: string) =>
    html.match(new RegExp(`aria-expanded="(\\w+)"[^>]*aria-label="Open ${name}"`))?.[1];
  expect(expanded('shop')).toBe('true');
  expect(expanded('tableware')).toBe('true');
  expect(expanded('textiles')).toBe('false');
  expect(html.match(/<ul[^>]*hidden=""/g)).toHaveLength(2);
  expect(html).toMatch(/href="\/mugs"[^>]*aria-current="page"/);
});

test('an entry that leads nowhere is a toggle and no link [TH-14]', () => {
  const html = render(<MenuTree data={{ items: [help], links: [], path: '' }} />);
  expect(html).toMatch(/<button type="button" aria-expanded="false"[^>]*>help/);
  expect(html).not.toContain('href="#"');
});
