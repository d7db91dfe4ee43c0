import { expect, test } from 'vitest';
import { qrImage } from './qr-image.ts';
import { totpAddress } from './totp.ts';

// The picture is read back as a scanner does once it has found the corners, by the published rules of
// version 8 at level M: nothing here asks the library that drew it.
const SIZE = 49;
const ALIGNMENT = [6, 24, 42];
const DATA_PER_BLOCK = [38, 38, 39, 39];
const QUIET = 4;

const address = totpAddress(
  'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  'Hearth & Hand',
  'ann.lee@post.example.com',
);

type Modules = boolean[][];

/** The squares the path fills. */
function getModules({ size, path }: { size: number; path: string }): Modules {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map(([run]) => run).join('')).toBe(path);
  for (const [, x, y, length, back] of runs) {
    expect(back).toBe(length);
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return modules;
}

function inner(modules: Modules): Modules {
  return modules.slice(QUIET, -QUIET).map((row) => row.slice(QUIET, -QUIET));
}

const at = (modules: Modules, y: number, x: number) => modules[y]?.[x] === true;

/** What is no data: corners with their formats, timing, alignment, and the version from 7 on. */
function isFixed(y: number, x: number): boolean {
  const end = SIZE - 1;
  if ((y <= 8 && x <= 8) || (y <= 8 && x >= end - 7) || (y >= end - 7 && x <= 8)) return true;
  if (y === 6 || x === 6) return true;
  if ((y <= 5 && x >= end - 10) || (x <= 5 && y >= end - 10)) return true;
  return ALIGNMENT.some((cy) =>
    ALIGNMENT.some((cx) => {
      const corner = (cy === 6 && cx !== 24) || (cx === 6 && cy !== 24);
      return !corner && Math.abs(cy - y) <= 2 && Math.abs(cx - x) <= 2;
    }),
  );
}

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

const toNumber = (bits: boolean[]) => bits.reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0);

/** In pairs of columns from the right, up and down by turns. */
function codewords(modules: Modules, mask: number): number[] {
  const masked = MASKS[mask];
  if (!masked) throw new Error(`no mask ${mask}`);
  const bits: boolean[] = [];
  let up = true;
  for (let right = SIZE - 1; right > 0; right -= right === 8 ? 3 : 2) {
    // The timing column is no part of a pair: after 8 and 7 come 5 and 4.
    for (let step = 0; step < SIZE; step += 1) {
      const y = up ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed(y, x)) bits.push(at(modules, y, x) !== masked(y, x));
      }
    }
    up = !up;
  }
  const count = Math.floor(bits.length / 8);
  return Array.from({ length: count }, (_, n) => toNumber(bits.slice(n * 8, n * 8 + 8)));
}

/** The blocks are interleaved, the two longer ones a word after the others. */
function toData(words: number[]): number[] {
  const blocks: number[][] = DATA_PER_BLOCK.map(() => []);
  let next = 0;
  for (let n = 0; n < 39; n += 1) {
    for (const [b, block] of blocks.entries()) {
      if (n < (DATA_PER_BLOCK[b] ?? 0)) block.push(words[next++] ?? 0);
    }
  }
  return blocks.flat();
}

function toText(data: number[]): string {
  const bits = data.flatMap((word) => Array.from({ length: 8 }, (_, n) => (word >> (7 - n)) & 1));
  const read = (from: number, length: number) =>
    toNumber(bits.slice(from, from + length).map((bit) => bit === 1));
  expect(read(0, 4)).toBe(0b0100);
  const length = read(4, 8);
  return Buffer.from(Array.from({ length }, (_, n) => read(12 + n * 8, 8))).toString();
}

test('reads back as the address an app needs', () => {
  const modules = inner(getModules(qrImage(address)));
  expect(modules).toHaveLength(SIZE);
  const format = [0, 1, 2, 3, 4].map((x) => at(modules, 8, x));
  const [level, mask] = [toNumber(format) ^ 0b10101].map((n) => [n >> 3, n & 7])[0] ?? [];
  expect(level).toBe(0b00);
  expect(toText(toData(codewords(modules, mask ?? -1)))).toBe(address);
});

test('three corners can be found, on four light modules all around', () => {
  const modules = getModules(qrImage(address));
  expect(modules).toHaveLength(SIZE + 2 * QUIET);
  for (const [y, row] of modules.entries()) {
    for (const [x, dark] of row.entries()) {
      const outside = Math.min(y, x, row.length - 1 - y, row.length - 1 - x) < QUIET;
      if (outside) expect(dark).toBe(false);
    }
  }
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const code = inner(modules);
  for (const [top, left] of [[0, 0] as const, [0, SIZE - 7] as const, [SIZE - 7, 0] as const]) {
    const rendered = code
      .slice(top, top + 7)
      .map((row) => row.slice(left, left + 7).map((dark) => (dark ? '#' : ' ')));
    expect(rendered.map((row) => row.join(''))).toEqual(corner);
  }
});

test('a long name and a long address of a person still fit', () => {
  const long = totpAddress('A'.repeat(32), 'ß'.repeat(60), `${'x'.repeat(240)}@example.com`);
  expect(qrImage(long).size).toBeGreaterThan(SIZE);
});
