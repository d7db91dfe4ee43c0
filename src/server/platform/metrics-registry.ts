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
  ): (values: readonly string[], observed: number) => void;
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
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

/** The figures of one family by their label values; the label text is made once for each. */
function createSeries<T>(labels: readonly string[], empty: () => T) {
  const found = new Map<string, { text: string; figure: T }>();
  return {
    find(values: readonly string[]): T {
      const key = values.join('\0');
      const known = found.get(key);
      if (known) return known.figure;
      const figure = empty();
      found.set(key, { text: labelled(labels, values), figure });
      return figure;
    },
    all: () => [...found.values()].map(({ text, figure }) => [text, figure] as const),
  };
}

const line = (name: string, labels: string, value: number) =>
  `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;

/** `everywhere` are labels that each figure has. */
export function createRegistry(
  everywhere: readonly (readonly [label: string, value: string])[] = [],
): Registry {
  const families: Array<() => string[]> = [];
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
      families.push(() => [
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
      families.push(() => [
        ...heading(name, help, 'histogram'),
        ...series.all().flatMap(([key, found]) => distributionLines(name, join(key), found)),
      ]);
      return (values, observed) => {
        const found = series.find(values);
        const bucket = found.buckets.find(({ bound }) => observed <= bound);
        if (bucket) bucket.count += 1;
        found.sum += observed;
        found.total += 1;
      };
    },

    gauge(name, help, read) {
      families.push(() => [...heading(name, help, 'gauge'), line(name, all, read())]);
    },

    text: () => `${families.flatMap((family) => family()).join('\n')}\n`,
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
