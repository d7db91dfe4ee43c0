import { createHash } from 'node:crypto';
import { type FileSource, madeFrom, readSource } from '#server/media/decoding/file-source.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { sniffKind } from './sniff-kind.ts';

// The decoder's task for films that staff upload. As with those of reviews the container is read
// through and its notes about place and author are blanked.

export type DecodedFilm =
  | { ok: true; type: 'mp4' | 'webm'; content: FileSource; hash: string }
  | { ok: false };

declare module '#server/media/decoding/tasks.ts' {
  interface DecodeTasks {
    'clean-film': { input: { source: FileSource }; answer: DecodedFilm };
  }
}

export async function decodeFilm({ source }: { source: FileSource }): Promise<DecodedFilm> {
  const bytes = await readSource(source);
  const mime = sniffKind(bytes);
  if (mime !== 'video/mp4' && mime !== 'video/webm') return { ok: false };
  const film = mime === 'video/mp4' ? readMp4(bytes) : readWebm(bytes);
  if (!film) return { ok: false };
  return {
    ok: true,
    type: mime === 'video/mp4' ? 'mp4' : 'webm',
    content: await madeFrom(source, film.bytes),
    hash: createHash('sha256').update(film.bytes).digest('hex').slice(0, 32),
  };
}
