import { createHash } from 'node:crypto';
import type { FileContent } from './encrypted-chunks.ts';

export interface FileDigest {
  bytes: number;
  sha256: string;
}

/** Counts and hashes what is read through it. */
export interface Digested {
  content: AsyncGenerator<Buffer>;
  /** Of what was read so far. */
  digest(): FileDigest;
}

export function digestContent(content: FileContent): Digested {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passOn(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  return { content: passOn(), digest: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}
