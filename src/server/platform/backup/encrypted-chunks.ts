import { createCipheriv, createDecipheriv } from 'node:crypto';

// A file of a backup, encrypted in chunks so that it is never in memory at once: each is AES-256-GCM with
// its number and whether it is the last one as the nonce. So a chunk that is missing, repeated, moved or
// changed, and a file that ends early or goes on, do not decrypt. The key is for this file alone, which
// makes the numbers unique.

/** The file is not what was encrypted with this key. */
export class NotAuthentic extends Error {
  override readonly name = 'NotAuthentic';
}

export type FileContent = AsyncIterable<Buffer>;

export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CIPHER = 'aes-256-gcm';

export async function* encryptChunks(content: FileContent, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, nonce } of numberedChunks(content, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonce);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

export async function* decryptChunks(content: FileContent, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, nonce } of numberedChunks(content, CHUNK_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new NotAuthentic('it ends within a chunk');
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (error) {
      throw new NotAuthentic('a chunk does not decrypt', { cause: error });
    }
    yield text;
  }
}

/** All of the same size except the last, which may be empty. */
async function* numberedChunks(
  content: FileContent,
  size: number,
): AsyncGenerator<{ bytes: Buffer; nonce: Buffer }> {
  let number = 0;
  let waiting: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    waiting = Buffer.concat([waiting, piece]);
    while (waiting.length > size) {
      yield { bytes: waiting.subarray(0, size), nonce: chunkNonce(number, false) };
      waiting = waiting.subarray(size);
      number += 1;
    }
  }
  yield { bytes: waiting, nonce: chunkNonce(number, true) };
}

function chunkNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}
