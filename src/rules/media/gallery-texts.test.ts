import { expect, test } from 'vitest';
import { galleryTexts } from './gallery-texts.ts';

const none = { alt: '', caption: '' };
const library = { alt: 'A tray', caption: 'In oak' };

test.each([
  [none, none, { alt: 'Oak tray', caption: '' }],
  [none, library, library],
  [{ alt: 'Its rim', caption: '' }, library, { alt: 'Its rim', caption: 'In oak' }],
  [{ alt: '', caption: 'From above' }, none, { alt: 'Oak tray', caption: 'From above' }],
  [{ alt: 'Its rim', caption: 'From above' }, library, { alt: 'Its rim', caption: 'From above' }],
])('%j over %j', (ofProduct, ofLibrary, expected) => {
  expect(galleryTexts(ofProduct, ofLibrary, 'Oak tray')).toEqual(expected);
});
