/** PostgreSQL takes 8000 bytes a notification. */
const MAX_BYTES = 7000;

/** The texts of as few notifications as hold all items; `write` makes one of some of them. */
export function* splitMessages<Item>(
  items: readonly Item[],
  write: (part: readonly Item[]) => string,
): Generator<string> {
  let part: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const more = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (part.length > 0 && bytes + more > MAX_BYTES) {
      yield write(part);
      part = [];
      bytes = 0;
    }
    part.push(item);
    bytes += more;
  }
  if (part.length > 0) yield write(part);
}
