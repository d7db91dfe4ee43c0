import { createHash } from 'node:crypto';
import { type FileSource, madeFrom, readSource } from '#server/media/decoding/file-source.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { sniffKind } from './sniff-kind.ts';

// The decoder's task for videos that staff upload. As with those of reviews the container is read
// through and its notes about place and author are blanked.

export type DecodedVideo =
  | { ok: true; type: 'mp4' | 'webm'; content: FileSource; hash: string }
  | { ok: false };

declare module '#server/media/decoding/tasks.ts' {
  interface DecodeTasks {
    'clean-video': { input: { source: FileSource }; answer: DecodedVideo };
  }
}

export async function decodeVideo({ source }: { source: FileSource }): Promise<DecodedVideo> {
  const bytes = await readSource(source);
  const mime = sniffKind(bytes);
  if (mime !== 'video/mp4' && mime !== 'video/webm') return { ok: false };
  const video = mime === 'video/mp4' ? readMp4(bytes) : readWebm(bytes);
  if (!video) return { ok: false };
  return {
    ok: true,
    type: mime === 'video/mp4' ? 'mp4' : 'webm',
    content: await madeFrom(source, video.bytes),
    hash: createHash('sha256').update(video.bytes).digest('hex').slice(0, 32),
  };
}
