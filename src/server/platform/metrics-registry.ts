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
  readonly counts: number[];
  sum: number;
  total: number;
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function labelled(labels: readonly string[], values: readonly string[]): string {
  return labels.map((label, index) => `${label}="${escaped(values[index] ?? '')}"`).join(',');
}

const line = (name: string, labels: string, value: number) =>
  `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;

export function createRegistry(): Registry {
  const families: Array<() => string[]> = [];
  const heading = (name: string, help: string, type: string) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
  ];

  return {
    counter(name, help, labels) {
      const counts = new Map<string, number>();
      families.push(() => [
        ...heading(name, help, 'counter'),
        ...[...counts].map(([key, count]) => line(name, key, count)),
      ]);
      return (values) => {
        const key = labelled(labels, values);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      };
    },

    histogram(name, help, labels, buckets) {
      const distributions = new Map<string, Distribution>();
      families.push(() => [
        ...heading(name, help, 'histogram'),
        ...[...distributions].flatMap(([key, found]) =>
          distributionLines(name, key, found, buckets),
        ),
      ]);
      return (values, observed) => {
        const key = labelled(labels, values);
        let found = distributions.get(key);
        if (!found) {
          found = { counts: buckets.map(() => 0), sum: 0, total: 0 };
          distributions.set(key, found);
        }
        const index = buckets.findIndex((bound) => observed <= bound);
        if (index !== -1) found.counts[index] = (found.counts[index] ?? 0) + 1;
        found.sum += observed;
        found.total += 1;
      };
    },

    gauge(name, help, read) {
      families.push(() => [...heading(name, help, 'gauge'), line(name, '', read())]);
    },

    text: () => `${families.flatMap((family) => family()).join('\n')}\n`,
  };
}

/** Prometheus wants each bucket to hold all below it too. */
function distributionLines(
  name: string,
  key: string,
  { counts, sum, total }: Distribution,
  buckets: readonly number[],
): string[] {
  const comma = key === '' ? '' : ',';
  let below = 0;
  const rows = buckets.map((bound, index) => {
    below += counts[index] ?? 0;
    return line(`${name}_bucket`, `${key}${comma}le="${bound}"`, below);
  });
  return [
    ...rows,
    line(`${name}_bucket`, `${key}${comma}le="+Inf"`, total),
    line(`${name}_sum`, key, sum),
    line(`${name}_count`, key, total),
  ];
}
