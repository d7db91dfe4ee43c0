import { describe, expect, test } from 'vitest';
import { openingTab } from './opening-tab.ts';

const TABS = ['tab-description', 'tab-additional_information', 'tab-reviews', 'tab-care'];
const page = 'https://shop.example/product/oak-tray';

describe('the tab that opens at load', () => {
  test.each(['#comment-1', '#comment-4711'])('%s opens the reviews [PP-04]', (hash) => {
    expect(openingTab(page + hash, TABS)).toBe('tab-reviews');
  });

  test.each(['#reviews', '#tab-reviews'])('%s opens the reviews [PP-05]', (hash) => {
    expect(openingTab(page + hash, TABS)).toBe('tab-reviews');
  });

  test('#comments opens the reviews [PP-06]', () => {
    expect(openingTab(`${page}#comments`, TABS)).toBe('tab-reviews');
  });

  test.each([
    '/comment-page-2',
    '/comment-page-2#tab-description',
    '?comment-page-3',
    '?comment-page=3',
    '#comment-page-2',
    '?cpage=2',
    '?color=sand&cpage=',
    '?cpage=1#tab-additional_information',
  ])('an address with %s opens the reviews [PP-07]', (rest) => {
    expect(openingTab(page + rest, TABS)).toBe('tab-reviews');
  });

  test('#tab-additional_information opens the additional information [PP-08]', () => {
    expect(openingTab(`${page}#tab-additional_information`, TABS)).toBe(
      'tab-additional_information',
    );
  });

  test.each(['tab-care', 'tab-description'])('#%s opens the tab of that link [PP-09]', (tab) => {
    expect(openingTab(`${page}#${tab}`, TABS)).toBe(tab);
  });

  test.each([
    '',
    '#',
    '?page=2',
    '?recpage=2',
    '#nothing',
    '#comment-',
    '#comment-x',
    '#comment-1x',
    '#Reviews2',
    '#tab-',
    '#%',
    '?comment-page-',
    '?comment-page=',
  ])('"%s" is no cue, so the first tab opens [PP-10]', (rest) => {
    expect(openingTab(page + rest, TABS)).toBe('tab-description');
    expect(openingTab(`/product/oak-tray${rest}`, TABS)).toBe('tab-description');
  });

  test.each([
    ['#reviews', ['tab-description'], 'tab-description'],
    ['#tab-additional_information', ['tab-description', 'tab-reviews'], 'tab-description'],
    ['?cpage=1#tab-care', ['tab-description', 'tab-care'], 'tab-care'],
  ])('%s without its tab among %j opens %s [PP-10]', (rest, tabs, tab) => {
    expect(openingTab(page + rest, tabs)).toBe(tab);
  });

  test('without tabs nothing opens', () => {
    expect(openingTab(`${page}#reviews`, [])).toBeNull();
  });
});
