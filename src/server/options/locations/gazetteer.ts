import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Point } from './location-provider.ts';
import type { City } from './write-gazetteer.ts';

// Questions to the file that write-gazetteer.ts made. Every one takes a few pages of it into memory,
// a megabyte at most, and less than a few milliseconds.

export interface Gazetteer {
  /** Cities whose folded name begins so (or is exactly this), the largest first. */
  named(name: string, requested: NameQuestion): City[];
  byId(id: number): City | null;
  /** The nearest; null on the open sea. */
  nearest(point: Point, countries: readonly string[]): City | null;
  /** The largest of a country. */
  largest(country: string): City | null;
}

interface NameQuestion {
  exactly: boolean;
  countries: readonly string[];
  limit: number;
}

const CITY = 'cities.id, cities.name, region, cities.country, lat, lng, cities.population';
/** Above every letter, so that all names that begin so come before it. */
const LAST = '\u{10ffff}';
/** Half the side of the box that is searched, in degrees: a town's, then a desert's. */
const BOXES = [0.25, 1, 4];

export function openGazetteer(file: string): Gazetteer {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec('PRAGMA cache_size = -1024; PRAGMA mmap_size = 0;');
  const within = (column: string) => `${column} IN (SELECT value FROM json_each(?))`;
  // The limit is inside: only what is shown is looked up.
  const names = (where: string, more: string) =>
    db.prepare(
      `SELECT ${CITY} FROM (SELECT DISTINCT city, population AS size FROM names WHERE ${where}${more}
       ORDER BY population DESC LIMIT ?) JOIN cities ON cities.id = city ORDER BY size DESC, id`,
    );
  const anywhere = '';
  const somewhere = ` AND ${within('country')}`;
  const begins = 'name >= ? AND name < ?';
  const is = 'name = ?';
  const statements = {
    begins: names(begins, anywhere),
    beginsIn: names(begins, somewhere),
    is: names(is, anywhere),
    isIn: names(is, somewhere),
    byId: db.prepare(`SELECT ${CITY} FROM cities WHERE id = ?`),
    box: db.prepare(
      'SELECT id, lat, lng, country FROM cities WHERE lat BETWEEN ? AND ? AND lng BETWEEN ? AND ?',
    ),
    largest: db.prepare(
      `SELECT ${CITY} FROM cities WHERE country = ? ORDER BY population DESC LIMIT 1`,
    ),
  };
  const one = (row: Row | undefined) => (row ? toCity(row) : null);

  return {
    named(name, { exactly, countries, limit }) {
      const range = exactly ? [name] : [name, `${name}${LAST}`];
      const found =
        countries.length === 0
          ? statements[exactly ? 'is' : 'begins'].all(...range, limit)
          : statements[exactly ? 'isIn' : 'beginsIn'].all(
              ...range,
              JSON.stringify(countries),
              limit,
            );
      return found.map(toCity);
    },
    byId: (id) => one(statements.byId.get(id)),
    nearest(point, countries) {
      for (const half of BOXES) {
        const wide = half / Math.max(0.05, Math.cos((point.lat * Math.PI) / 180));
        const near = statements.box
          .all(point.lat - half, point.lat + half, point.lng - wide, point.lng + wide)
          .map((row) => ({ ...toPoint(row), id: Number(row.id), country: String(row.country) }))
          .filter(({ country }) => countries.length === 0 || countries.includes(country))
          .map((row) => ({ id: row.id, away: apart(point, row) }))
          .sort((a, b) => a.away - b.away)[0];
        if (near) return one(statements.byId.get(near.id));
      }
      return null;
    },
    largest: (country) => one(statements.largest.get(country)),
  };
}

type Row = Readonly<Record<string, SQLOutputValue>>;

const toPoint = ({ lat, lng }: Row): Point => ({ lat: Number(lat), lng: Number(lng) });

const toCity = (row: Row): City => ({
  id: Number(row.id),
  name: String(row.name),
  region: String(row.region),
  country: String(row.country),
  population: Number(row.population),
  ...toPoint(row),
});

/** Good enough to say which of two towns is nearer; squared, in degrees of latitude. */
function apart(a: Point, b: Point): number {
  const across = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return (a.lat - b.lat) ** 2 + across ** 2;
}
