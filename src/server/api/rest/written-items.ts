import { type JsonBytes, jsonList } from './json-bytes.ts';

// Writing JSON is half of the time of a list whose items are cached. The bytes of an item are cached with
// it: they go when the item does.

interface Written {
  /** What besides the item decides the bytes: its address and the context it is read in. */
  key: string;
  bytes: Buffer;
}

const written = new WeakMap<object, Written>();

/** The items as JSON; `shape` says how one is sent under this key. */
export function writtenItems<Item extends object>(
  items: readonly Item[],
  key: string,
  shape: (item: Item) => unknown,
): JsonBytes {
  return jsonList(
    items.map((item) => {
      const known = written.get(item);
      if (known?.key === key) return known.bytes;
      const bytes = Buffer.from(JSON.stringify(shape(item)));
      written.set(item, { key, bytes });
      return bytes;
    }),
  );
}
