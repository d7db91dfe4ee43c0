import type { ColumnDefinitionBuilder } from 'kysely';
import type { Engine } from './engine.ts';

// Column kinds for migrations that mean the same on both engines.
// Example: .addColumn('id', 'integer', idColumn(engine)).addColumn('price', money, required)

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** A number given by the database and never given twice, not even after a delete. */
export function idColumn(engine: Engine): Build {
  return engine === 'postgres'
    ? (column) => column.generatedByDefaultAsIdentity().primaryKey()
    : (column) => column.primaryKey().autoIncrement();
}

/** Both engines know the name; PostgreSQL's integer would end at 21 million in a two-digit currency. */
export const money = 'bigint';
export const time = 'bigint';
export const flag = 'integer';
export const json = 'text';

export const required: Build = (column) => column.notNull();

export function withDefault(value: number | string): Build {
  return (column) => column.notNull().defaultTo(value);
}

/** The row is deleted with the row it belongs to. */
export function ownedBy(reference: `${string}.${string}`): Build {
  return (column) => column.notNull().references(reference).onDelete('cascade');
}

/** The reference becomes null when its row is deleted. */
export function pointsAt(reference: `${string}.${string}`): Build {
  return (column) => column.references(reference).onDelete('set null');
}
