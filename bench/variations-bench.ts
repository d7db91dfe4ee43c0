import { getCombinations } from '#rules/variations/combinations.ts';
import { swatchStates } from '#rules/variations/swatch-states.ts';
import { buildVariationIndex, match } from '#rules/variations/variation-index.ts';
import { size } from './size.ts';

// How long a click on a swatch takes to answer: all states and the match, at 60 and at 2,000
// variations. By itself it prints a table: node bench/variations-bench.ts

const RUNS = size.repeat(2000);

function catalog(sizes: readonly number[]) {
  const attributes = sizes.map((size, at) => ({
    name: `a${at}`,
    forVariations: true,
    terms: Array.from({ length: size }, (_, term) => ({ slug: `t${term}` })),
  }));
  const every = attributes.reduce<Record<string, string>[]>(
    (rows, { name, terms }) =>
      rows.flatMap((row) => terms.map(({ slug }) => ({ ...row, [`attribute_${name}`]: slug }))),
    [{}],
  );
  // One in seven is out of stock, one in five has few left.
  const variations = every.map((chosen, at) => {
    const left = at % 7 === 0 ? 0 : at % 5 === 0 ? 3 : 40;
    const status = left === 0 ? ('outofstock' as const) : ('instock' as const);
    return { attributes: chosen, stock: { status, left }, quantity: { max: left } };
  });
  return { attributes, variations };
}

function microseconds(
  task: (run: number) => unknown,
  runs: number,
): { median: number; worst: number } {
  for (let run = 0; run < runs; run += 1) task(run);
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    task(run);
    return (performance.now() - start) * 1000;
  }).sort((a, b) => a - b);
  return { median: times[runs >> 1] ?? 0, worst: times[Math.floor(runs * 0.99)] ?? 0 };
}

for (const sizes of [
  [5, 4, 3],
  [20, 10, 10],
]) {
  const { attributes, variations } = catalog(sizes);
  const table = getCombinations(attributes, variations, 5);
  const index = buildVariationIndex(table);
  const partial = variations.map(({ attributes: chosen }) => Object.entries(chosen).slice(0, 2));
  const tasks = {
    'index built': () => buildVariationIndex(getCombinations(attributes, variations, 5)),
    'states, two chosen': (run: number) =>
      swatchStates(index, Object.fromEntries(partial[run % partial.length] ?? []), {
        noStockClickable: false,
      }),
    'states, all chosen': (run: number) =>
      swatchStates(index, variations[run % variations.length]?.attributes ?? {}, {
        noStockClickable: false,
      }),
    match: (run: number) => match(index, variations[run % variations.length]?.attributes ?? {}),
  };
  console.log(`${variations.length} variations, table of ${JSON.stringify(table).length} bytes`);
  for (const [name, task] of Object.entries(tasks)) {
    const { median, worst } = microseconds(task, name === 'index built' ? size.repeat(200) : RUNS);
    console.log(
      `  ${name.padEnd(20)} ${median.toFixed(1)} µs, 99 of 100 under ${worst.toFixed(1)} µs`,
    );
  }
}
