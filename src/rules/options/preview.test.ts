import { describe, expect, test } from 'vitest';
import type { OptionField, TextPreview } from './option-form.ts';
import { planOptions } from './options-plan.ts';
import { chosenImage, previewTexts } from './preview.ts';
import { sampleChoice, sampleOption, sampleText } from './testing/sample-form.ts';

const place: TextPreview = {
  x: 50,
  y: 40,
  width: 60,
  size: 6,
  turn: 0,
  font: 'serif',
  color: '#3b2413',
  fontField: 'font',
  colorField: 'ink',
};

function getPlan(...fields: OptionField[]) {
  const section = { id: 'one', title: '', rule: null, fields };
  return planOptions({ sections: [section], override: 'none', asFee: false, quantity: null });
}

const plan = getPlan(
  sampleText('words', { preview: place }),
  sampleText('plain'),
  sampleChoice('font', { options: [sampleOption('serif'), sampleOption('script')] }),
  sampleChoice('ink', { options: [sampleOption('moss', { color: '#55623f' })] }),
);
const all = new Set(['words', 'plain', 'font', 'ink']);

describe('text on the picture', () => {
  test('stands there in the form’s own letters and colour [OP-01]', () => {
    expect(previewTexts(plan, all, { words: ' Ada\nBo ', plain: 'x' })).toEqual([
      { id: 'words', lines: ['Ada', 'Bo'], font: 'serif', color: '#3b2413', place },
    ]);
  });

  test('a letter the field refuses is not on it [OP-56]', () => {
    const strict = getPlan(sampleText('words', { preview: place, rules: { allowed: 'A-Za-z' } }));
    expect(previewTexts(strict, all, { words: 'A№da' })).toMatchObject([{ lines: ['Ada'] }]);
    expect(previewTexts(strict, all, { words: '№' })).toEqual([]);
  });

  test('other fields say which letters and which colour [OP-01]', () => {
    const [text] = previewTexts(plan, all, { words: 'Ada', font: 'script', ink: 'moss' });
    expect(text).toMatchObject({ font: 'script', color: '#55623f' });
  });

  test('what is hidden decides nothing and does not stand there [OP-24]', () => {
    const values = { words: 'Ada', font: 'script', ink: 'moss' };
    expect(previewTexts(plan, new Set(['words']), values)).toMatchObject([
      { font: 'serif', color: '#3b2413' },
    ]);
    expect(previewTexts(plan, new Set(['font', 'ink']), values)).toEqual([]);
  });

  test('a colour that is none and a font nobody knows are passed by', () => {
    const values = { words: 'Ada', font: 'x" onload="', ink: 'url(#a)' };
    expect(previewTexts(plan, all, values)).toMatchObject([{ font: 'serif', color: '#3b2413' }]);
    expect(previewTexts(plan, all, { words: '  ' })).toEqual([]);
  });
});

describe('a picture of a choice', () => {
  const options = [sampleOption('a', { image: '/media/a/320.jpeg' }), sampleOption('b')];
  const images = getPlan(
    sampleChoice('face', { type: 'image-group', swapPicture: true, options }),
    sampleChoice('other', { type: 'image-group', options }),
  );
  const both = new Set(['face', 'other']);

  test.each([
    ['chosen', both, { face: 'a' }, '/media/a/320.jpeg'],
    ['without a picture', both, { face: 'b' }, ''],
    ['in a field that keeps its pictures to itself', both, { other: 'a' }, ''],
    ['hidden', new Set(['other']), { face: 'a' }, ''],
  ])('%s takes the gallery’s place or not [OP-08]', (_, expected, values, image) => {
    expect(chosenImage(images, expected, values)).toBe(image);
  });
});
