import { describe, expect, test } from 'vitest';
import { type MarkedBlock, readMarkup, writeMarkup } from './block-markup.ts';

const text = (html: string): MarkedBlock => ({ kind: 'text', settings: { html } });
const hero: MarkedBlock = { kind: 'hero', settings: { title: 'Oak --> ash <b>', count: 2 } };

describe('blocks written as one text and read again', () => {
  test.each<[string, MarkedBlock[]]>([
    ['a text', [text('<p>Two days.</p>')]],
    ['nothing', []],
    ['two texts in a row', [text('<p>One</p>'), text('<p>Two</p>'), text('<p>Three</p>')]],
    ['texts around another block', [text('<p>One</p>'), hero, text('<p>Two</p>')]],
    ['only other blocks', [hero, { kind: 'promises', settings: { items: [] } }]],
  ])('%s', (_, blocks) => {
    expect(readMarkup(writeMarkup(blocks))).toEqual({ ok: true, blocks });
  });

  test('a text alone is its HTML', () => {
    expect(writeMarkup([text('<p>Two days.</p>')])).toBe('<p>Two days.</p>');
  });
});

describe('what other programs write', () => {
  test.each<[string, string, MarkedBlock[]]>([
    [
      'their own comments stay in the HTML',
      '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->',
      [text('<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->')],
    ],
    ['a comment without an end', 'A <!-- wp:vitrine/hero {', [text('A <!-- wp:vitrine/hero {')]],
    [
      'a block without settings',
      '<!-- wp:vitrine/journal /-->',
      [{ kind: 'journal', settings: {} }],
    ],
  ])('%s', (_, input, blocks) => {
    expect(readMarkup(input)).toEqual({ ok: true, blocks });
  });

  test('settings that are no JSON are refused', () => {
    expect(readMarkup('<!-- wp:vitrine/hero {title} /-->')).toEqual({ ok: false, kind: 'hero' });
  });

  test('many openings without an end are read at once', () => {
    const started = performance.now();
    readMarkup('<!-- wp:vitrine/hero {'.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
