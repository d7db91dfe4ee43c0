// The one bounded cache of the server: a map in the order of use. When it is over its bound, the least
// recently used entries leave first.
// Example: new LruCache<string, Page>({ max: 64_000_000, weigh: (page) => page.bytes }).

export interface LruOptions<Key, Value> {
  /** The number of entries, or the sum of their weights. */
  readonly max: number;
  /** Asked once, when an entry is set; without it each entry weighs 1. */
  readonly weigh?: (value: Value) => number;
  /** Called for each entry that leaves: deleted, cleared, replaced or evicted. */
  readonly onRemove?: (key: Key, value: Value) => void;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Entry<Value>>();
  readonly #options: LruOptions<Key, Value>;
  #weight = 0;

  constructor(options: LruOptions<Key, Value>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The sum of the weights, which is the size where entries are not weighed. */
  get weight(): number {
    return this.#weight;
  }

  /** Makes the entry the most recently used one. */
  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Leaves the order of use as it is. */
  peek(key: Key): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The entry becomes the most recently used one. One heavier than the bound is not stored. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#options.weigh?.(value) ?? 1;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    if (this.#weight > this.#options.max) this.#evict();
  }

  /** What is stored under the key, or else what `make` returns, which is then stored. */
  getOrSet(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }

  delete(key: Key): boolean {
    const entry = this.#entries.get(key);
    if (entry === undefined) return false;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    this.#options.onRemove?.(key, entry.value);
    return true;
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.delete(key);
  }

  /** The least recently used first. */
  *entries(): IterableIterator<[Key, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value];
  }

  #evict(): void {
    for (const key of this.#entries.keys()) {
      if (this.#weight <= this.#options.max) return;
      this.delete(key);
    }
  }
}
