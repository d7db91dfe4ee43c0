import type { Area } from '#rules/media/crop.ts';
import { sharp } from './image-engine.ts';

declare module './decoding/tasks.ts' {
  interface DecodeTasks {
    'crop-image': { input: { bytes: Uint8Array; pixels: Area }; answer: Uint8Array };
  }
}

/** A part of a picture, without loss: it is encoded once, when it is stored. */
export function cropImage(original: Uint8Array, { left, top, width, height }: Area) {
  return sharp(original)
    .extract({ left, top, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
