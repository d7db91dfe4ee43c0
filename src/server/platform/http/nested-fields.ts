import { unescape as decoded } from 'node:querystring';

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

/** Nodes are maps while parsing, so that a field called `__proto__` is only a name. */
type Node = Map<string, Node | string>;

/** A name without brackets: most are. */
const PLAIN: string[] = [];

function toKeys(name: string): string[] {
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
  for (const [depth, raw] of keys.entries()) {
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

function plain(node: Node | string): FieldValue {
  if (typeof node === 'string') return node;
  if (isList(node)) return [...node.values()].map(plain);
  const found: Fields = {};
  for (const [key, child] of node) keep(found, key, plain(child));
  return found;
}

function keep(fields: Fields, name: string, value: FieldValue): void {
  if (name === '__proto__') {
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true });
  } else fields[name] = value;
}

/** Of a plain name and one with brackets that begin alike the later one counts, too. */
class Reading {
  readonly #found: Fields = {};
  readonly #nested: Node = new Map();
  #count = 0;

  put(name: string, value: string): void {
    this.#count += 1;
    const keys = name.includes('[') ? toKeys(name) : PLAIN;
    if (this.#count > maxFields || keys.length > maxDepth) {
      throw new TooManyFields(`more than ${maxFields} fields, or nested deeper than ${maxDepth}`);
    }
    if (keys === PLAIN) {
      this.#nested.delete(name);
      keep(this.#found, name, value);
    } else place(this.#nested, keys, value);
  }

  end(): Fields {
    for (const [name, node] of this.#nested) keep(this.#found, name, plain(node));
    return this.#found;
  }
}

export function nestFields(entries: Iterable<[string, string]>): Fields {
  const reading = new Reading();
  for (const [name, value] of entries) reading.put(name, value);
  return reading.end();
}

/** The same from a form or a query as it is written: `a=1&b%5B%5D=2`. */
export function nestText(text: string): Fields {
  const reading = new Reading();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = equals === -1 ? pair : pair.slice(0, equals);
    reading.put(read(name), equals === -1 ? '' : read(pair.slice(equals + 1)));
  }
  return reading.end();
}

/** Most names and values are written as they are. */
function read(written: string): string {
  const spaced = written.includes('+') ? written.replaceAll('+', ' ') : written;
  return spaced.includes('%') ? decoded(spaced) : spaced;
}
