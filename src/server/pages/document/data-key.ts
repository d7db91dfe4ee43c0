import { LruCache } from '#server/platform/cache/lru-cache.ts';

// The key of HTML that is cached by the data it shows. Product cards and menu entries are the same
// objects on every page that shows them: each is written as JSON when it is first seen, and is a
// number from then on. Writing them out for every page took a twentieth of its rendering.
// Example: { title: 'Also', products: [mug, bowl] } is 'title:"Also",products:[#1,#2]'.

const MAX_KNOWN = 5_000;
const numbers = new WeakMap<object, number>();
const known = new LruCache<string, number>({ max: MAX_KNOWN });
let last = 0;

/** Equal for data with the same content. The objects in it must not change afterwards. */
export function dataKey(data: object): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}:${toKey(value)}`)
    .join();
}

function toKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toKey).join()}]`;
  if (typeof value === 'object' && value !== null) return `#${toNumber(value)}`;
  return JSON.stringify(value) ?? '';
}

/** By content: an object that was read again has the number of the one before. */
function toNumber(value: object): number {
  let number = numbers.get(value);
  if (number === undefined) {
    number = known.getOrSet(JSON.stringify(value), () => {
      last += 1;
      return last;
    });
    numbers.set(value, number);
  }
  return number;
}
