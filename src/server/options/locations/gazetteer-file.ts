import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAME = join('dist', 'places', 'gazetteer.db');

/** The file the build left; the program runs from its sources or from any depth of the built files. */
export function gazetteerFile(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, NAME);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) {
      throw new Error('The list of places is missing: `npm run build` makes it.');
    }
  }
}
