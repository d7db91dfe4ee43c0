import { expect, test } from 'vitest';
import { isPlainMarkup } from './plain-markup.ts';

test.each([
  ['', true],
  ['plain words', true],
  ['<p>Oak, <strong>oiled</strong><br/></p>', true],
  ['<ul><li>One</li></ul>', true],
  ['<a href="https://example.com" rel="nofollow">here</a>', true],
  ['<table><tr><td>1</td></tr></table>', false],
  ['<p class="lead">x</p>', false],
  ['<a onclick="x">y</a>', false],
  ['<img src="/x.png">', false],
  ['<!-- wp:paragraph --><p>x</p>', false],
  ['<h1>x</h1>', false],
])('%s: %s', (html, isPlain) => {
  expect(isPlainMarkup(html)).toBe(isPlain);
});
