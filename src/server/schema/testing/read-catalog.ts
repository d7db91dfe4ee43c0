import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Catalog, CatalogConstraint } from './breaking-changes.ts';

interface ConstraintRow {
  table_name: string;
  kind: string;
  name: string;
  column_name: string;
}

/** The tables as the engine describes them. */
export async function readCatalog(database: Database): Promise<Catalog> {
  const tables = await database.db.introspection.getTables();
  const ofSchema = tables.filter(
    ({ schema, isView }) =>
      !isView && (database.schema === undefined || schema === database.schema),
  );
  const constraints = await readConstraints(database);
  return Object.fromEntries(
    ofSchema.map(({ name, columns }) => [
      name,
      {
        columns: Object.fromEntries(
          columns.map((column) => [
            column.name,
            {
              type: column.dataType,
              isNullable: column.isNullable,
              hasDefault: column.hasDefaultValue || column.isAutoIncrementing,
            },
          ]),
        ),
        constraints: constraints.get(name) ?? [],
      },
    ]),
  );
}

async function readConstraints({
  db,
  engine,
}: Database): Promise<Map<string, CatalogConstraint[]>> {
  const { rows } =
    engine === 'postgres'
      ? await postgresConstraints.execute(db)
      : await sqliteConstraints.execute(db);
  const found = new Map<string, Map<string, { kind: string; columns: string[] }>>();
  for (const { table_name: table, kind, name, column_name: column } of rows) {
    const ofTable = found.get(table) ?? new Map<string, { kind: string; columns: string[] }>();
    found.set(table, ofTable);
    const constraint = ofTable.get(name) ?? { kind, columns: [] };
    ofTable.set(name, constraint);
    constraint.columns.push(column);
  }
  return new Map([...found].map(([table, each]) => [table, [...each.values()]]));
}

const sqliteConstraints = sql<ConstraintRow>`
  select t.name as table_name, 'unique key' as kind, l.name as name,
    coalesce(i.name, 'an expression') as column_name
  from sqlite_master t, pragma_index_list(t.name) l, pragma_index_info(l.name) i
  where t.type = 'table' and l."unique" = 1
  union all
  select t.name, 'reference', 'reference ' || f.id, f."from"
  from sqlite_master t, pragma_foreign_key_list(t.name) f
  where t.type = 'table'
  order by 1, 3, 4`;

const postgresConstraints = sql<ConstraintRow>`
  select c.relname as table_name, 'unique key' as kind, i.indexrelid::regclass::text as name,
    coalesce(a.attname, 'an expression') as column_name
  from pg_index i
  join pg_class c on c.oid = i.indrelid
  cross join unnest(i.indkey::int[]) as k(at)
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.at and k.at > 0
  where i.indisunique and c.relnamespace = current_schema()::regnamespace
  union all
  select c.relname, case n.contype when 'f' then 'reference' else 'check' end, n.conname, a.attname
  from pg_constraint n
  join pg_class c on c.oid = n.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (n.conkey)
  where n.contype in ('f', 'c') and c.relnamespace = current_schema()::regnamespace
  order by 1, 3, 4`;
