import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface KnownAttribute {
  id: number;
  /** `color`. */
  name: string;
  label: string;
  terms: readonly { slug: string; name: string }[];
}

export interface KnownAttributes {
  byId(id: number): KnownAttribute | undefined;
  /** By `color`, `pa_color` or its label. */
  byName(name: string): KnownAttribute | undefined;
}

/** The attributes all products share that are named here, with their terms. */
export async function loadKnownAttributes(
  db: Db,
  named: readonly { id: number; name: string }[],
): Promise<KnownAttributes> {
  const attributes = named.length === 0 ? [] : await loadNamed(db, named);
  const ids = new Map(attributes.map((one) => [one.id, one]));
  return {
    byId: (id) => ids.get(id),
    byName(name) {
      const plain = plainName(name);
      return attributes.find((one) => one.name === plain || one.label.toLowerCase() === plain);
    },
  };
}

function plainName(name: string): string {
  return name.trim().toLowerCase().replace(/^pa_/, '');
}

async function loadNamed(
  db: Db,
  named: readonly { id: number; name: string }[],
): Promise<KnownAttribute[]> {
  // A shop has tens of them; their terms may be many.
  const rows = await db.selectFrom('attributes').select(['id', 'name', 'label']).execute();
  const ids = new Set(named.map(({ id }) => id));
  const names = new Set(named.map(({ name }) => plainName(name)));
  const matching = rows.filter(
    (row) => ids.has(row.id) || names.has(row.name) || names.has(row.label.toLowerCase()),
  );
  const terms: { attribute_id: number; slug: string; name: string }[] = [];
  for (const part of chunks(matching, 500)) {
    const found = await db
      .selectFrom('terms')
      .select(['attribute_id', 'slug', 'name'])
      .where(
        'attribute_id',
        'in',
        part.map(({ id }) => id),
      )
      .orderBy('position')
      .orderBy('id')
      .execute();
    terms.push(...found);
  }
  const termsOf = Map.groupBy(terms, (term) => term.attribute_id);
  return matching.map((row) => ({ ...row, terms: termsOf.get(row.id) ?? [] }));
}
