import { type LimitNode, SqliteQueryCompiler } from 'kysely';

/**
 * SQLite looks at the value of `limit ?` while it plans a query, and so plans it anew each time a value
 * is set: 9 microseconds instead of 3 for a row that an index finds. In an expression it does not.
 *
 * Example: `limit 12` is compiled to `limit (0 + ?)`.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    this.append('limit (0 + ');
    this.visitNode(node.limit);
    this.append(')');
  }
}
