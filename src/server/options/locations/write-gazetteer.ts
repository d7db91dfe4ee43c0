import { DatabaseSync } from 'node:sqlite';
import { CITY_ALIASES } from './city-aliases.ts';
import { foldName } from './fold-name.ts';

export interface City {
  id: number;
  name: string;
  /** Name of its state or province, or ''. */
  region: string;
  country: string;
  lat: number;
  lng: number;
  population: number;
}

// A file of its own and not the shop's database: it is the same for every shop, it is only read, and
// a question takes a few pages of it into memory instead of 135,000 cities.
const TABLES = `
  CREATE TABLE cities (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, region TEXT NOT NULL, country TEXT NOT NULL,
    lat REAL NOT NULL, lng REAL NOT NULL, population INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE names (
    name TEXT NOT NULL, population INTEGER NOT NULL, country TEXT NOT NULL, city INTEGER NOT NULL,
    PRIMARY KEY (name, population, city)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE made (of TEXT NOT NULL) STRICT;
`;
// Made last: filling a table is quicker without them.
const INDEXES = `
  CREATE INDEX cities_place ON cities (lat, lng, country);
  CREATE INDEX cities_country ON cities (country, population);
`;

/** Writes the file again; `of` says what it was made of. */
export function writeGazetteer(file: string, cities: Iterable<City>, of: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; ${TABLES} BEGIN`);
    const city = db.prepare('INSERT INTO cities VALUES (?, ?, ?, ?, ?, ?, ?)');
    const name = db.prepare('INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?)');
    for (const { id, name: called, region, country, lat, lng, population } of cities) {
      city.run(id, called, region, country, lat, lng, population);
      const others = CITY_ALIASES.get(`${country}|${called}`) ?? [];
      for (const each of [called, ...others]) name.run(foldName(each), population, country, id);
    }
    db.prepare('INSERT INTO made VALUES (?)').run(of);
    db.exec(`COMMIT; ${INDEXES}`);
  } finally {
    db.close();
  }
}
