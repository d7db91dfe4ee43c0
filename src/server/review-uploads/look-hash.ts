import { elementAt } from '#rules/lists/element-at.ts';
import { sharp } from '#server/media/image-engine.ts';

const WIDTH = 9;
const HEIGHT = 8;

/**
 * A perceptual hash in 64 bits: whether each of 8 × 8 cells is darker than the one beside it. A
 * copy that was scaled or re-encoded differs in a few bits at most.
 */
export async function lookHash(bytes: Buffer): Promise<string> {
  const grey = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH - 1; column += 1) {
      const at = row * WIDTH + column;
      bits = bits * 2n + (elementAt(grey, at) < elementAt(grey, at + 1) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}
