// A resource by the names of its API and by those of the shop. A field that stands for one field of the
// record is stated once, with its conversion both ways; what is not one to one is code of the resource.
// Example: `{ order: field('position'), class: field('taxClass', { read, write }) }`.

/** Why a value that was sent cannot be stored. */
export class Refusal {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Without `read` or `write` the value is the same on both sides. */
export interface Conversion<Stored, Changed, Sent, Response, Context = unknown> {
  read?(sent: Sent, context: Context): Changed | Refusal;
  write?(stored: Stored, context: Context): Response;
}

export interface Field<Row, Context, Sent = never, Response = unknown> {
  /** The field of a change that it writes. */
  readonly to: PropertyKey;
  read(sent: Sent, context: Context): unknown;
  write(row: Row, context: Context): Response;
}

type Table<Row, Context> = Readonly<Record<string, Field<Row, Context>>>;

export interface Codec<Row, Changes, Context, T extends Table<Row, Context>> {
  toResponse(row: Row, context: Context): { [Name in keyof T]: ReturnType<T[Name]['write']> };
  /** What was not sent is not changed. Problems are named by the fields of the API. */
  fromInput(
    sent: { readonly [Name in keyof T]?: Parameters<T[Name]['read']>[0] | undefined },
    context: Context,
  ): { changes: Partial<Changes>; problems: Record<string, string> };
}

/** Fields of records that are read as `Row` and changed by `Changes`. */
export function codecFor<Row, Changes = Row, Context = void>() {
  type Value<Key extends keyof Changes> = Exclude<Changes[Key], undefined>;

  /** A field that row and changes call the same. */
  function field<Key extends keyof Row & keyof Changes, Sent = Value<Key>, Response = Row[Key]>(
    key: Key,
    conversion?: Conversion<Row[Key], Value<Key>, Sent, Response, Context>,
  ): Field<Row, Context, NoInfer<Sent>, NoInfer<Response>> {
    return renamed(key, key, conversion);
  }

  function renamed<
    From extends keyof Row,
    To extends keyof Changes,
    Sent = Value<To>,
    Response = Row[From],
  >(
    from: From,
    to: To,
    conversion?: Conversion<Row[From], Value<To>, Sent, Response, Context>,
  ): Field<Row, Context, NoInfer<Sent>, NoInfer<Response>>;
  function renamed(
    from: keyof Row,
    to: keyof Changes,
    { read, write }: Conversion<unknown, unknown, unknown, unknown, Context> = {},
  ): Field<Row, Context, unknown> {
    return {
      to,
      read: (sent, context) => (read ? read(sent, context) : sent),
      write: (row, context) => (write ? write(row[from], context) : row[from]),
    };
  }

  function codec<T extends Table<Row, Context>>(table: T): Codec<Row, Changes, Context, T>;
  function codec(table: Readonly<Record<string, Field<Row, Context, unknown>>>) {
    const fields = Object.entries(table);
    return {
      toResponse(row: Row, context: Context) {
        const response: Record<string, unknown> = {};
        for (const [name, { write }] of fields) response[name] = write(row, context);
        return response;
      },
      fromInput(sent: Readonly<Record<string, unknown>>, context: Context) {
        const changes: Record<PropertyKey, unknown> = {};
        const problems: Record<string, string> = {};
        for (const [name, { to, read }] of fields) {
          if (sent[name] === undefined) continue;
          const value = read(sent[name], context);
          if (value instanceof Refusal) problems[name] = value.message;
          else changes[to] = value;
        }
        return { changes, problems };
      },
    };
  }

  return { field, renamed, codec };
}
