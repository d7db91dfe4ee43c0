// Form fields and query parameters name lists and records in brackets, the way shop programs have
// always sent them. Example: `stock_status[]=instock&attributes[0][slug]=sand` becomes
// { stock_status: ['instock'], attributes: [{ slug: 'sand' }] }; a plain name given twice keeps the
// last value.

export type FieldValue = string | FieldValue[] | { [name: string]: FieldValue };
export type Fields = { [name: string]: FieldValue };

const maxFields = 1000;
const maxDepth = 6;

export class TooManyFields extends Error {
  override readonly name = 'TooManyFields';
}

/** Nodes are kept in maps while reading, so that a field called `__proto__` is only a name. */
type Node = Map<string, Node | string>;

/** A name without brackets: most are. */
const PLAIN: string[] = [];

function keysOf(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket <= 0) return [name];
  const keys = [name.slice(0, bracket)];
  for (let open = bracket; open !== -1; ) {
    const close = name.indexOf(']', open);
    if (close === -1) break;
    // Of several that open before one closes the last counts.
    keys.push(name.slice(name.lastIndexOf('[', close) + 1, close));
    open = name.indexOf('[', close);
  }
  return keys;
}

function place(root: Node, keys: string[], value: string): void {
  let node = root;
  for (let depth = 0; depth < keys.length; depth += 1) {
    const raw = keys[depth] ?? '';
    const key = raw === '' && depth > 0 ? String(node.size) : raw;
    if (depth === keys.length - 1) {
      node.set(key, value);
      return;
    }
    const next = node.get(key);
    if (next instanceof Map) {
      node = next;
    } else {
      const made: Node = new Map();
      node.set(key, made);
      node = made;
    }
  }
}

function isList(node: Node): boolean {
  let expected = 0;
  for (const key of node.keys()) {
    if (key !== String(expected)) return false;
    expected += 1;
  }
  return expected > 0;
}

function plain(node: Node | string, root: boolean): FieldValue {
  if (typeof node === 'string') return node;
  if (!root && isList(node)) return [...node.values()].map((child) => plain(child, false));
  const found: Record<string, FieldValue> = {};
  for (const [key, child] of node) {
    const value = plain(child, false);
    if (key === '__proto__') Object.defineProperty(found, key, { value, enumerable: true });
    else found[key] = value;
  }
  return found;
}

export function nestFields(entries: Iterable<[string, string]>): Fields {
  const root: Node = new Map();
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    const keys = name.includes('[') ? keysOf(name) : PLAIN;
    if (count > maxFields || keys.length > maxDepth) {
      throw new TooManyFields(`more than ${maxFields} fields, or nested deeper than ${maxDepth}`);
    }
    if (keys === PLAIN) root.set(name, value);
    else place(root, keys, value);
  }
  return plain(root, true) as Fields;
}
