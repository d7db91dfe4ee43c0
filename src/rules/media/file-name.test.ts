import { expect, test } from 'vitest';
import { displayAlt, displayCaption, imageSlug, isFileName } from './file-name.ts';

test.each([
  ['img-2034', 'img-2034', true],
  ['IMG_2034', 'img-2034', true],
  ['img 2034.JPG', 'img-2034', true],
  ['Oak tray.png', 'oak-tray', true],
  ['oak-tray', 'oak-tray', true],
  ['Oak tray', 'oak-tray', false],
  ['Clay', 'clay', false],
  ['In oak', 'tray', false],
  ['IMG_2034', 'tray', false],
  ['', 'tray', false],
  ['Nr. 5', 'nr-5', false],
])('%s of the slug %s', (text, slug, is) => {
  expect(isFileName(text, slug)).toBe(is);
});

test.each([
  ['Oak tray (2)', 'oak-tray-2'],
  ['Ä__b', 'a-b'],
  ['★', ''],
  ['x'.repeat(90), 'x'.repeat(60)],
])('the slug of %s', (name, slug) => {
  expect(imageSlug(name)).toBe(slug);
});

test.each([
  [{ caption: 'In oak', title: 'tray', slug: 'tray' }, 'In oak'],
  [{ caption: '', title: 'Tray of oak', slug: 'tray' }, 'Tray of oak'],
  [{ caption: '', title: 'tray', slug: 'tray' }, ''],
  [{ caption: 'tray.jpg', title: 'Tray of oak', slug: 'tray' }, 'Tray of oak'],
  [{ caption: '', title: '', slug: 'tray' }, ''],
])('%j', (image, expected) => {
  expect(displayCaption(image)).toBe(expected);
});

test.each([
  ['IMG_2034.jpg', 'img-2034', ''],
  ['oak-tray', 'oak-tray', ''],
  ['Clay', 'clay', 'Clay'],
  ['Oak tray', 'oak-tray', 'Oak tray'],
  ['', 'clay', ''],
])('the alternative text %s of the slug %s', (alt, slug, expected) => {
  expect(displayAlt({ alt, slug })).toBe(expected);
});
