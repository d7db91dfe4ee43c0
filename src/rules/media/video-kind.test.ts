import { expect, test } from 'vitest';
import { isDistantFile, videoKind } from './video-kind.ts';

test.each([
  ['/media/product-videos/0f.mp4', 'file'],
  ['/media/product-videos/0f.WEBM', 'file'],
  ['https://youtu.be/dQw4w9WgXcQ', 'embed'],
  ['https://vimeo.com/76979871', 'embed'],
  ['http://youtu.be/dQw4w9WgXcQ', undefined],
  ['https://maker.example/vase.mp4', undefined],
  ['//maker.example/vase.mp4', undefined],
  ['/\\maker.example/vase.mp4', undefined],
  ['javascript:alert(1)//.mp4', undefined],
  ['/media/picture.png', undefined],
  ['', undefined],
])('the video of %s is %s', (address, kind) => {
  expect(videoKind(address)?.kind).toBe(kind);
});

test('only a file of another site can be copied', () => {
  expect(isDistantFile('https://maker.example/vase.mp4?v=2')).toBe(true);
  expect(isDistantFile('/media/product-videos/0f.mp4')).toBe(false);
  expect(isDistantFile('https://youtu.be/dQw4w9WgXcQ')).toBe(false);
  expect(isDistantFile('file:///etc/vase.mp4')).toBe(false);
});
