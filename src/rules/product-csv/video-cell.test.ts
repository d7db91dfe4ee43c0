import { expect, test } from 'vitest';
import { readVideo, writeVideo } from './video-cell.ts';

test.each([
  ['2 https://youtu.be/dQw4w9WgXcQ', { place: 2, url: 'https://youtu.be/dQw4w9WgXcQ' }],
  ['1  /media/product-videos/0f.mp4 ', { place: 1, url: '/media/product-videos/0f.mp4' }],
  ['0 /media/product-videos/0f.mp4', null],
  ['/media/product-videos/0f.mp4', null],
  ['1 https://maker.example/vase.mp4', null],
  ['', null],
])('%j is %j', (written, video) => {
  expect(readVideo(written)).toEqual(video);
});

test('what is written is read again', () => {
  const video = { place: 3, url: 'https://vimeo.com/76979871' };
  expect(readVideo(writeVideo(video))).toEqual(video);
});
