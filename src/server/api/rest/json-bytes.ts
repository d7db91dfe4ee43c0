/** An answer that is JSON in UTF-8 already. */
export class JsonBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** An answer that is a file of another type, such as `text/csv`. */
export class FileBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** jsonList of `1` and `{}` is `[1,{}]`. */
export function jsonList(items: readonly Buffer[]): JsonBytes {
  const parts = items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item]));
  return new JsonBytes(Buffer.concat([OPEN, ...parts, CLOSE]));
}

/** The data again, of JSON that is written already. */
export function toPlain(body: unknown): unknown {
  return body instanceof JsonBytes ? JSON.parse(Buffer.from(body.bytes).toString()) : body;
}

/** Bytes, because the hash, the length and the socket would each encode a text of their own. */
export function toBytes(body: unknown): Uint8Array<ArrayBuffer> {
  return body instanceof JsonBytes || body instanceof FileBytes
    ? body.bytes
    : Buffer.from(JSON.stringify(body));
}
