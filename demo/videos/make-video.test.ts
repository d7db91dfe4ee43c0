import { expect, test } from 'vitest';
import { cleanReviewFile } from '#server/review-uploads/clean-review-file.ts';
import { makeVideo } from './make-video.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#ddccbb"/><circle cx="200" cy="220" r="90" fill="#667755"/></svg>',
);

test('a video made of a drawing is one the shop takes, and small enough', async () => {
  const video = await makeVideo(drawing);
  const limits = { maxFiles: 5, maxFileSize: 2000, allowed: ['video/webm'] };
  const sent = { name: 'video.webm', type: 'video/webm', bytes: video.bytes, poster: null };
  const clean = await cleanReviewFile('video', sent, limits);
  if (!clean.ok) throw new Error(clean.code);
  expect(clean.file.video).toMatchObject({ width: 480, height: 480, duration: 3750 });
  expect(video.bytes.length).toBeLessThan(limits.maxFileSize * 1024);
});
