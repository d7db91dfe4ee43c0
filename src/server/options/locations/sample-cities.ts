import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Gazetteer, openGazetteer } from './gazetteer.ts';
import { type City, writeGazetteer } from './write-gazetteer.ts';

const LINES = `
1|Bath|England|GB|51.3751|-2.36172|94782
2|Bath|Maine|US|43.91064|-69.8206|8357
3|Bathurst|New South Wales|AU|-33.41665|149.5806|29094
4|Berlin|State of Berlin|DE|52.52437|13.41053|3426354
5|Köln|North Rhine-Westphalia|DE|50.93333|6.95|963395
6|Munich|Bavaria|DE|48.13743|11.57549|1260391
7|Paris|Île-de-France|FR|48.85341|2.3488|2138551
8|Paris|Texas|US|33.66094|-95.55551|24782
9|Springfield|Missouri|US|37.21533|-93.29824|166810
10|Springfield|Illinois|US|39.80172|-89.64371|116565
11|New York City|New York|US|40.71427|-74.00597|8175133
12|San Diego|California|US|32.71571|-117.16472|1394928
13|San|Ségou|ML|13.30335|-4.89562|41386
14|Vienna|Vienna|AT|48.20849|16.37208|1691468
`;

export const SAMPLE_CITIES: readonly City[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [id, name = '', region = '', country = '', lat, lng, population] = line.split('|');
    const numbers = { lat: Number(lat), lng: Number(lng), population: Number(population) };
    return { id: Number(id), name, region, country, ...numbers };
  });

/** A small list of towns in a file of its own. */
export function sampleGazetteer(): { gazetteer: Gazetteer; file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-places-'));
  const file = join(folder, 'towns.db');
  writeGazetteer(file, SAMPLE_CITIES, 'samples');
  return {
    gazetteer: openGazetteer(file),
    file,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
