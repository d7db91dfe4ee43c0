import { zip } from '#rules/lists/zip.ts';

// Counters, gauges and histograms in the text format Prometheus reads.
// Example: counter('hits_total', 'Hits.', ['route']) and one call with ['home'] gives
//   # HELP hits_total Hits.
//   # TYPE hits_total counter
//   hits_total{route="home"} 1

export interface Registry {
  counter(
    name: string,
    help: string,
    labels: readonly string[],
  ): (values: readonly string[]) => void;
  histogram(
    name: string,
    help: string,
    labels: readonly string[],
    buckets: readonly number[],
  ): Histogram;
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
  /** Of every family so far, such as `hits_total`. */
  names(): readonly string[];
}

export interface Histogram {
  (values: readonly string[], observed: number): void;
  /** By label values: how many were at most each bound, and not the one before it; the last is the rest. */
  read(): { values: readonly string[]; counts: number[] }[];
}

interface Distribution {
  readonly buckets: readonly { readonly bound: number; count: number }[];
  sum: number;
  total: number;
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function labelled(labels: readonly string[], values: readonly string[]): string {
  return zip(labels, values)
    .map(([label, value]) => `${label}="${escaped(value)}"`)
    .join(',');
}

interface Step<T> {
  readonly next: Map<string, Step<T>>;
  figure?: T;
}

/** The figures of one family by their label values, one step for each; the label text is made once. */
function createSeries<T>(labels: readonly string[], empty: () => T) {
  const found: { values: readonly string[]; text: string; figure: T }[] = [];
  const root: Step<T> = { next: new Map() };
  return {
    // Several times for each request: a key of all values would be joined each time.
    find(values: readonly string[]): T {
      let step = root;
      for (const value of values) {
        let next = step.next.get(value);
        if (!next) {
          next = { next: new Map() };
          step.next.set(value, next);
        }
        step = next;
      }
      if (step.figure === undefined) {
        step.figure = empty();
        found.push({ values, text: labelled(labels, values), figure: step.figure });
      }
      return step.figure;
    },
    all: () => found.map(({ text, figure }) => [text, figure] as const),
    entries: () => found,
  };
}

const line = (name: string, labels: string, value: number) =>
  `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;

/** `everywhere` are labels that each figure has. */
export function createRegistry(
  everywhere: readonly (readonly [label: string, value: string])[] = [],
): Registry {
  const families = new Map<string, () => string[]>();
  const all = labelled(
    everywhere.map(([label]) => label),
    everywhere.map(([, value]) => value),
  );
  /** The text of all labels, of which either part may be empty. */
  const join = (labels: string) => [labels, all].filter((part) => part !== '').join(',');
  const heading = (name: string, help: string, type: string) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
  ];

  return {
    counter(name, help, labels) {
      const series = createSeries(labels, () => ({ count: 0 }));
      families.set(name, () => [
        ...heading(name, help, 'counter'),
        ...series.all().map(([key, { count }]) => line(name, join(key), count)),
      ]);
      return (values) => {
        series.find(values).count += 1;
      };
    },

    histogram(name, help, labels, buckets) {
      const empty = (): Distribution => ({
        buckets: buckets.map((bound) => ({ bound, count: 0 })),
        sum: 0,
        total: 0,
      });
      const series = createSeries(labels, empty);
      families.set(name, () => [
        ...heading(name, help, 'histogram'),
        ...series.all().flatMap(([key, found]) => distributionLines(name, join(key), found)),
      ]);
      const observe = (values: readonly string[], observed: number) => {
        const found = series.find(values);
        const bucket = found.buckets.find(({ bound }) => observed <= bound);
        if (bucket) bucket.count += 1;
        found.sum += observed;
        found.total += 1;
      };
      const read = () =>
        series.entries().map(({ values, figure: { buckets: filled, total } }) => {
          const counts = filled.map(({ count }) => count);
          return { values, counts: [...counts, total - sum(counts)] };
        });
      return Object.assign(observe, { read });
    },

    gauge(name, help, read) {
      families.set(name, () => [...heading(name, help, 'gauge'), line(name, all, read())]);
    },

    text: () => `${[...families.values()].flatMap((family) => family()).join('\n')}\n`,
    names: () => [...families.keys()],
  };
}

/** Prometheus wants each bucket to hold all below it too. */
function distributionLines(
  name: string,
  key: string,
  { buckets, sum, total }: Distribution,
): string[] {
  const comma = key === '' ? '' : ',';
  let below = 0;
  const rows = buckets.map(({ bound, count }) => {
    below += count;
    return line(`${name}_bucket`, `${key}${comma}le="${bound}"`, below);
  });
  return [
    ...rows,
    line(`${name}_bucket`, `${key}${comma}le="+Inf"`, total),
    line(`${name}_sum`, key, sum),
    line(`${name}_count`, key, total),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
