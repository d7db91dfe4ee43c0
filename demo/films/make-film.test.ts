import { expect, test } from 'vitest';
import { cleanReviewFile } from '#server/review-uploads/clean-review-file.ts';
import { makeFilm } from './make-film.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#ddccbb"/><circle cx="200" cy="220" r="90" fill="#667755"/></svg>',
);

test('a film made of a drawing is one the shop takes, and small enough', async () => {
  const film = await makeFilm(drawing);
  const limits = { maxFiles: 5, maxFileSize: 2000, allowed: ['video/webm'] };
  const sent = { name: 'film.webm', type: 'video/webm', bytes: film.bytes, poster: null };
  const clean = await cleanReviewFile('film', sent, limits);
  if (!clean.ok) throw new Error(clean.code);
  expect(clean.file.video).toMatchObject({ width: 480, height: 480, duration: 3750 });
  expect(film.bytes.length).toBeLessThan(limits.maxFileSize * 1024);
});
