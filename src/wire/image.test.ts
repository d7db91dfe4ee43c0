import { expect, test } from 'vitest';
import { imageAddress, imageKey, imageUrl } from './image.ts';

test('the large JPEG is 1600 px wide at most', () => {
  expect(imageUrl({ key: 'oak-tray-0123456789', width: 1200 })).toBe(
    '/media/oak-tray-0123456789/1200.jpeg',
  );
  expect(imageUrl({ key: 'oak-tray-0123456789', width: 4000 })).toBe(
    '/media/oak-tray-0123456789/1600.jpeg',
  );
});

test('an address tells its key', () => {
  expect(imageKey(imageAddress('oak-tray-0123456789', 320, 'avif'))).toBe('oak-tray-0123456789');
  expect(imageKey('/elsewhere/oak-tray/320.jpeg')).toBe('');
});
