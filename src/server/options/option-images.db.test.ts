import { expect, test } from 'vitest';
import { sampleChoice, sampleOption } from '#rules/options/testing/sample-form.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { optionImages } from './option-images.ts';

const { db } = await testDatabase();

test('pictures of options that change the gallery come with all a gallery needs [OP-08]', async () => {
  const row = { mime: 'image/jpeg', bytes: 1, created_at: 0 };
  await db
    .insertInto('media')
    .values([
      { ...row, key: 'face-0123456789', slug: 'face', width: 1200, height: 1500, alt: 'A face' },
      { ...row, key: 'back-0123456789', slug: 'back', width: 800, height: 1000, alt: 'A back' },
    ])
    .execute();
  const options = [
    sampleOption('face', { image: '/media/face-0123456789/320.jpeg' }),
    sampleOption('gone', { image: '/media/gone-0123456789/320.jpeg' }),
    sampleOption('far', { image: 'https://example.com/media/back-0123456789/320.jpeg' }),
    sampleOption('none'),
  ];
  const swapping = sampleChoice('a', { type: 'image-group', swapPicture: true, options });
  const quiet = sampleChoice('b', {
    type: 'image-group',
    options: [sampleOption('back', { image: '/media/back-0123456789/320.jpeg' })],
  });
  expect(await optionImages(db, [swapping, quiet])).toEqual({
    '/media/face-0123456789/320.jpeg': expect.objectContaining({
      key: 'face-0123456789',
      alt: 'A face',
    }),
  });
  expect(await optionImages(db, [quiet])).toEqual({});
});
