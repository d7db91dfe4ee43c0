import { expect, test } from 'vitest';
import { createPlacedParts, htmlBytes, htmlPart, htmlText } from './html-part.ts';

test('a part stands where its mark was rendered, any number of times', () => {
  const { place, fill } = createPlacedParts();
  const rail = place(htmlPart('<ul>ü</ul>'));
  const menu = place(htmlPart('<nav>€</nav>'));
  const html = fill(`<p>${rail}</p>${menu}${rail}`);
  expect(htmlText(html)).toBe('<p><ul>ü</ul></p><nav>€</nav><ul>ü</ul>');
  expect(String(htmlBytes(html).bytes)).toBe(htmlText(html));
});

test('text that looks like a mark is text', () => {
  const { place, fill } = createPlacedParts();
  const [mark = ''] = place(htmlPart('<b>one</b>')).split('0');
  expect(htmlText(fill(`a\u00020123456789abcdef010\u0002b`))).toBe(
    'a\u00020123456789abcdef010\u0002b',
  );
  expect(htmlText(fill(mark.slice(0, -1)))).toBe(mark.slice(0, -1));
});

test('the entity tag changes with the page’s own HTML and with each part', () => {
  const etag = (rail: string, text: string) => htmlBytes([text, htmlPart(rail)]).etag;
  expect(etag('<ul></ul>', '<p>')).toBe(etag('<ul></ul>', '<p>'));
  const tags = [etag('<ul></ul>', '<p>'), etag('<ol></ol>', '<p>'), etag('<ul></ul>', '<i>')];
  expect(new Set(tags).size).toBe(3);
});

test('half of a surrogate pair becomes a replacement character', () => {
  expect(String(htmlBytes(['a\ud83d']).bytes)).toBe('a\ufffd');
});
