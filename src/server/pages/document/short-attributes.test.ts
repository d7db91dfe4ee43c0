import { expect, test } from 'vitest';
import { shortAttributes } from './short-attributes.ts';

test.each([
  ['<img src="/media/a.jpeg" width="24" alt=""/>', '<img src=/media/a.jpeg width=24 alt>'],
  ['<a class="one two" href="/shop?a=1&amp;b=2">', '<a class="one two" href="/shop?a=1&amp;b=2">'],
  ['<a href="/shop/">', '<a href=/shop/>'],
  ['<p title="&quot;">a="b" and /></p>', '<p title=&quot;>a="b" and /></p>'],
  ['<svg><use href="#i-eye"></use></svg>', '<svg><use href=#i-eye /></svg>'],
  ['<rect><title>a</title></rect><rect></rect>', '<rect><title>a</title></rect><rect />'],
])('%s is %s', (html, expected) => {
  expect(shortAttributes(html)).toBe(expected);
});
