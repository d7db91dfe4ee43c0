// What a migration does that the version before cannot live with, by the tables before and after it.
// Example: a column that may not be null and has no default makes every insert of that version fail.

export interface CatalogColumn {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

export interface CatalogTable {
  readonly columns: Readonly<Record<string, CatalogColumn>>;
  /** What rows are refused by: unique keys, references, checks; each with the columns it is about. */
  readonly constraints: readonly CatalogConstraint[];
}

export interface CatalogConstraint {
  readonly kind: string;
  readonly columns: readonly string[];
}

/** By the name of the table. */
export type Catalog = Readonly<Record<string, CatalogTable>>;

export function breakingChanges(before: Catalog, after: Catalog): string[] {
  return Object.entries(before).flatMap(([name, table]) => {
    const now = after[name];
    if (!now) return [`table ${name} is gone`];
    return [...changedColumns(name, table, now), ...newConstraints(name, table, now)];
  });
}

function changedColumns(table: string, before: CatalogTable, after: CatalogTable): string[] {
  const changed = Object.entries(before.columns).flatMap(([name, column]) => {
    const now = after.columns[name];
    if (!now) return [`column ${table}.${name} is gone`];
    if (now.type !== column.type) {
      return [`column ${table}.${name} was ${column.type} and is ${now.type}`];
    }
    if (column.isNullable && !now.isNullable) {
      return [`column ${table}.${name} may no longer be null`];
    }
    if (!column.isNullable && now.isNullable) return [`column ${table}.${name} may be null`];
    if (column.hasDefault && !now.hasDefault) return [`column ${table}.${name} lost its default`];
    return [];
  });
  const added = Object.entries(after.columns).flatMap(([name, { isNullable, hasDefault }]) =>
    name in before.columns || isNullable || hasDefault
      ? []
      : [`column ${table}.${name} is new, may not be null and has no default`],
  );
  return [...changed, ...added];
}

/** One with a new column that may be null is about no row of the version before. */
function newConstraints(table: string, before: CatalogTable, after: CatalogTable): string[] {
  const toText = ({ kind, columns }: CatalogConstraint) =>
    `${kind} of ${table} (${columns.join(', ')})`;
  const known = new Set(before.constraints.map(toText));
  return after.constraints.flatMap((each) => {
    const isFree = each.columns.some(
      (name) => !(name in before.columns) && after.columns[name]?.isNullable,
    );
    return known.has(toText(each)) || isFree ? [] : [`${toText(each)} is new`];
  });
}
