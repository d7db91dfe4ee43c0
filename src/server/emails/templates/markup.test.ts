import { expect, test } from 'vitest';
import { Markup, markup } from './markup.ts';

const bad = '<script>"it\'s" & more</script>';
const safe = '&lt;script&gt;&quot;it&#39;s&quot; &amp; more&lt;/script&gt;';

test('texts are escaped between tags and in attributes, markup is not', () => {
  expect(markup`<p title="${bad}">${bad}</p>`.html).toBe(`<p title="${safe}">${safe}</p>`);
  expect(markup`<div>${markup`<b>${bad}</b>`}</div>`.html).toBe(`<div><b>${safe}</b></div>`);
  expect(markup`<b>${new Markup('<i></i>')}</b>`.html).toBe('<b><i></i></b>');
});

test('lists are joined, and nothing is shown for what is false', () => {
  const items = ['a', '<'].map((item) => markup`<li>${item}</li>`);
  expect(markup`<ul>${items}</ul>${false}`.html).toBe('<ul><li>a</li><li>&lt;</li></ul>');
});

test('line breaks of the template go, those of a text stay', () => {
  const html = () => markup`
    <p
      class="a"
      title="b">
      <b>${'one\n  two'}</b>
      ${'three'}
    </p>`;
  expect(html().html).toBe('<p class="a" title="b"><b>one\n  two</b>three</p>');
  expect(html().html).toBe(html().html);
});
