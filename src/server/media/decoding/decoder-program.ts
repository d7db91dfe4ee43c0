import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMES = ['decode-files.js', 'decode-files.ts'];

/** The program of the decoder, among the built files or the sources, from any depth of them. */
export function decoderProgram(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
    if (folder === dirname(folder)) throw new Error('The program of the decoder is missing.');
  }
}
