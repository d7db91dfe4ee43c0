// @ts-check
// Short names for the classes of CSS modules: the long ones that Vite gives made 14 KB of a product
// page. A name follows from its file and class alone, so that the build of the browser and that of the
// server agree, and that a page opened before a release still fits the fragments it loads after it.
// Example: `.card` of src/shop/product-cards/product-card.module.css is `lyP` in every build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
// Plain class names are lower case: one that ends in one of these cannot be one of them.
const LAST = `${LETTERS.toUpperCase()}0123456789`;
const MIDDLE = LETTERS + LAST;
const SHORTEST = 3;

/** @param {string} source @param {number} length */
function getName(source, length) {
  const digest = createHash('sha256').update(source).digest();
  /** @param {string} characters @param {number} at */
  const pick = (characters, at) => characters.charAt((digest[at] ?? 0) % characters.length);
  let name = pick(LETTERS, 0);
  for (let at = 1; at < length - 1; at += 1) name += pick(MIDDLE, at);
  return name + pick(LAST, length - 1);
}

/**
 * Names every class and every animation of the modules under a folder. All are named at once, in one
 * order: of two that would get the same name, the same one gets a longer name in every build.
 * @param {string} root
 * @param {string} folder
 * @returns {(name: string, file: string) => string}
 */
export function shortClassNames(root, folder) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const used = new Set();
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.module.css')).sort()) {
    const path = join(folder, file).split(sep).join('/');
    const css = readFileSync(join(root, path), 'utf8');
    const found = [...css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)];
    for (const name of new Set(found.map((match) => match[1] ?? ''))) {
      const source = `${path} ${name}`;
      let length = SHORTEST;
      while (used.has(getName(source, length))) length += 1;
      used.add(getName(source, length));
      names.set(source, getName(source, length));
    }
  }
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? '')
      .split(sep)
      .join('/');
    const short = names.get(`${path} ${name}`);
    if (short === undefined) throw new Error(`No short name is known for .${name} of ${path}.`);
    return short;
  };
}
