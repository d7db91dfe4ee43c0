import { describe, expect, test } from 'vitest';
import { columnFor, type FooterEntry, missingLinks } from './footer-links.ts';

const link = (url: string): FooterEntry => ({ label: url, url });
const column = (label: string, ...children: FooterEntry[]) => [{ label, url: '', children }];

describe('links of the footer', () => {
  test('that a menu has, at whatever depth, are not missing', () => {
    const menus = [
      { name: 'top', items: [link('/terms')] },
      { name: 'footer-1', items: column('Help', link('/returns')) },
    ];
    const links = ['/imprint', '/terms', '/returns'].map(link);
    expect(missingLinks(menus, links).map(({ url }) => url)).toEqual(['/imprint']);
    expect(missingLinks([], links)).toEqual(links);
  });

  test.each<[string, readonly FooterEntry[][], string | null]>([
    ['below the title of that name', [[], column('LEGAL '), column('Help')], 'footer-2'],
    ['in the first menu that is empty', [column('Help'), [], []], 'footer-2'],
    ['below the last title', [column('Help'), column('About')], 'footer-2'],
    ['nowhere', [], null],
  ])('are added %s', (_, footer, expected) => {
    const menus = footer.map((items, at) => ({ name: `footer-${at + 1}`, items }));
    expect(columnFor(menus, 'Legal')?.name ?? null).toBe(expected);
  });
});
