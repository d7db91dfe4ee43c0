import { sharp } from '#server/media/image-engine.ts';
import { frameOfWebp, muxWebm } from './webm.ts';

export interface Video {
  bytes: Buffer;
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
}

const FRAMES = 30;
const FRAME_MS = 125;
const WIDTH = 480;
/** The visible part of the drawing at the end. */
const CLOSEST = 0.68;

/** A hand-held video of a drawing: the camera moves closer, a little unsteady. */
export async function makeVideo(svg: Buffer): Promise<Video> {
  const full = sharp(svg)
    .flatten({ background: '#ffffff' })
    .resize({ width: WIDTH * 2 });
  const { data, info } = await full.png().toBuffer({ resolveWithObject: true });
  const height = 2 * Math.round((WIDTH * info.height) / info.width / 2);
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const way = frame / (FRAMES - 1);
    const ease = way * way * (3 - 2 * way);
    const scale = 1 - (1 - CLOSEST) * ease;
    const across = Math.round(info.width * scale);
    const down = Math.round(info.height * scale);
    const shake = Math.sin(frame * 0.9) * 5;
    const left = (info.width - across) / 2 + shake * ease;
    const top = (info.height - down) * (0.5 + 0.1 * Math.sin(frame * 0.35) * ease);
    const window = {
      left: Math.round(Math.min(Math.max(left, 0), info.width - across)),
      top: Math.round(Math.min(Math.max(top, 0), info.height - down)),
      width: across,
      height: down,
    };
    const webp = await sharp(data)
      .extract(window)
      .resize(WIDTH, height, { fit: 'fill' })
      .webp({ quality: 60, effort: 2 })
      .toBuffer();
    frames.push(frameOfWebp(webp));
  }
  return {
    bytes: muxWebm(frames, { width: WIDTH, height, frameMs: FRAME_MS }),
    width: WIDTH,
    height,
    duration: FRAMES * FRAME_MS,
  };
}
