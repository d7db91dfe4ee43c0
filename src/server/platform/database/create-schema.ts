import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql } from 'kysely';
import { elementAt } from '#rules/lists/element-at.ts';
import type { Db } from './database.ts';
import type { Engine } from './engine.ts';
import type { AnySchema, AnyTable, Column, Index } from './schema.ts';

/** Creates the tables of all domains in an empty database: those that others refer to first. */
export async function createSchema(
  db: Db,
  engine: Engine,
  domains: readonly AnySchema[],
): Promise<void> {
  const tables = new Map<string, AnyTable>(
    domains.flatMap((domain) => Object.entries(domain.tables)),
  );
  for (const name of inOrderOfReference(tables)) {
    const table = tables.get(name);
    if (table) await createTable(db, engine, name, table);
  }
  for (const { statements } of domains) {
    for (const statement of statements?.(engine) ?? []) await sql.raw(statement).execute(db);
  }
}

function inOrderOfReference(tables: ReadonlyMap<string, AnyTable>): string[] {
  const ordered = new Set<string>();
  const visit = (name: string, above: readonly string[]) => {
    if (above.includes(name)) throw new Error(`tables refer to each other: ${above.join(', ')}`);
    for (const other of referredTables(tables.get(name))) {
      if (other !== name) visit(other, [...above, name]);
    }
    ordered.add(name);
  };
  for (const name of tables.keys()) visit(name, []);
  return [...ordered];
}

function referredTables(table: AnyTable | undefined): string[] {
  return getColumns(table).flatMap(
    ([
      ,
      {
        parts: { reference },
      },
    ]) => (reference ? elementAt(reference.to.split('.'), 0) : []),
  );
}

function getColumns(table: AnyTable | undefined): [string, Column][] {
  return Object.entries(table?.columns ?? {});
}

async function createTable(db: Db, engine: Engine, name: string, table: AnyTable): Promise<void> {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [columnName, column] of getColumns(table)) {
    builder = builder.addColumn(columnName, columnType(column, engine), (build) =>
      defineColumn(build, column, engine),
    );
  }
  if (table.key) builder = builder.addPrimaryKeyConstraint(table.key[0], [...table.key[1]]);
  for (const [constraint, columns] of Object.entries(table.unique ?? {})) {
    builder = builder.addUniqueConstraint(constraint, [...columns]);
  }
  if (table.isStoredInKey && engine === 'sqlite') builder = builder.modifyEnd(sql`without rowid`);
  await builder.execute();
  for (const [index, on] of Object.entries(table.indexes ?? {})) {
    await sql.raw(createIndex(index, name, 'on' in on ? on : { on })).execute(db);
  }
}

function columnType({ parts: { type } }: Column, engine: Engine) {
  switch (type) {
    case 'real':
      return 'double precision';
    case 'bytes':
      return engine === 'postgres' ? sql`text collate "C"` : 'text';
    case 'quantity':
      return engine === 'postgres' ? 'numeric(16, 3)' : 'integer';
    default:
      return type;
  }
}

function defineColumn(
  build: ColumnDefinitionBuilder,
  { parts }: Column,
  engine: Engine,
): ColumnDefinitionBuilder {
  const { key, isNullable, isUnique, fallback, reference } = parts;
  if (key === 'generated') {
    return engine === 'postgres'
      ? build.generatedByDefaultAsIdentity().primaryKey()
      : build.primaryKey().autoIncrement();
  }
  let column = key === 'plain' ? build.primaryKey() : build;
  if (!isNullable) column = column.notNull();
  if (fallback !== undefined) column = column.defaultTo(fallback);
  if (isUnique) column = column.unique();
  if (reference) column = column.references(reference.to);
  if (reference?.onDelete) column = column.onDelete(reference.onDelete);
  return column;
}

function createIndex(name: string, table: string, { on, where, isUnique }: Index): string {
  const unique = isUnique ? 'unique ' : '';
  const condition = where === undefined ? '' : ` where ${where}`;
  return `create ${unique}index ${name} on ${table} (${on.join(', ')})${condition}`;
}
