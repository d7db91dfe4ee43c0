import { expect, test } from 'vitest';
import { render, testConfig } from '../testing/test-shop.tsx';
import { translateWith } from '../ui/translate.ts';
import { SuggestionList } from './suggestion-list.tsx';
import {
  categoryGroups,
  recentGroups,
  selectableRows,
  suggestionGroups,
} from './suggestion-rows.ts';

const place = {
  listId: 'list',
  searchUrl: (text: string) => `/search?s=${text}`,
  t: translateWith(testConfig),
};
const found = {
  text: 'ston',
  category: '',
  answer: {
    suggestions: [
      {
        type: 'Product' as const,
        id: 7,
        value: 'Stoneware <mug>',
        url: '/product/mug',
        img: '/media/mug/160.webp',
        price: '<bdi>$14.00</bdi>',
      },
      { type: 'Category' as const, id: 3, value: 'Stoneware', url: '/product-category/stoneware' },
      { type: 'Page' as const, id: 0, value: 'About stoneware', url: '/about' },
    ],
    total: 1,
    more: false,
  },
};

const renderGroups = (groups: ReturnType<typeof suggestionGroups>) =>
  render(
    <SuggestionList
      id="list"
      label="Suggestions"
      groups={groups}
      typed="ston"
      activeId={undefined}
      onChoose={() => undefined}
    />,
  );

test('rows stand in groups, as links with picture, price and match [SE-04]', () => {
  const groups = suggestionGroups(found, place);
  expect(groups.map(({ title }) => title)).toEqual([
    'Products',
    'Categories',
    'Pages and journal',
    '',
  ]);
  expect(selectableRows(groups).map(({ url }) => url)).toEqual([
    '/product/mug',
    '/product-category/stoneware',
    '/about',
    '/search?s=ston',
  ]);
  const html = renderGroups(groups);
  expect(html).toContain('<mark>Ston</mark>eware &lt;mug&gt;');
  expect(html).toContain('src="/media/mug/160.webp" alt=""');
  expect(html).toContain('<bdi>$14.00</bdi>');
  expect(html).not.toContain('aria-selected="true"');
});

test('the row for nothing found is no link and no place of the arrow keys [SE-05]', () => {
  const result = {
    suggestions: [{ id: -1, value: 'No products found.', url: '' }],
    total: 0,
    more: false,
  };
  const groups = suggestionGroups({ ...found, answer: result }, place);
  expect(selectableRows(groups)).toEqual([]);
  expect(renderGroups(groups)).toMatch(/aria-disabled="true"[^>]*>No products found\./);
  expect(renderGroups(groups)).not.toContain('<a ');
});

test('recent searches are offered as long as nothing is suggested', () => {
  const rows = (typed: string) =>
    selectableRows(recentGroups(['mug', 'Moss vase', 'oak'], typed, place)).map(({ text }) => text);
  expect(rows('')).toEqual(['mug', 'Moss vase', 'oak']);
  expect(rows('m')).toEqual(['mug', 'Moss vase']);
  expect(rows('mug')).toEqual([]);
});

test('categories are offered until something is typed', () => {
  const categories = [{ slug: 'tea', name: 'Tea & cups' }];
  const categoryUrl = (slug: string) => `/c/${slug}`;
  const groups = (typed: string) => categoryGroups(categories, typed, { ...place, categoryUrl });
  expect(groups('')).toEqual([
    {
      title: 'Categories',
      rows: [{ id: 'list-category-tea', text: 'Tea & cups', url: '/c/tea', isName: false }],
    },
  ]);
  expect(groups('t')).toEqual([]);
  expect(categoryGroups([], '', { ...place, categoryUrl })).toEqual([]);
});
