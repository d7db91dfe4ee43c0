// Every way in which a body can be wrong at one place: each value of it, however deep, replaced by
// something of another type, size or sign, taken out, or joined by an unknown key.

const LONG = 'x'.repeat(200_000);

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { a: [deep(levels - 1)] };
}

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  9_999_999_999,
  1e308,
  '',
  'nul \0',
  '<script>alert(1)</script>',
  "'; drop table option_forms; --",
  LONG,
  [],
  [null],
  {},
  { __proto__: null, constructor: 1 },
  deep(60),
];

export interface HostileBody {
  /** `sections.0.fields.1.id`. */
  place: string;
  body: unknown;
}

type Path = readonly (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    pathsIn(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

/** A copy in which `change` has replaced one value; undefined takes it out. */
function changed(value: unknown, path: Path, to: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((each, at) => (at === name ? changed(each, rest, to) : each));
  }
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(
    entries.map(([key, each]) => [key, key === name ? changed(each, rest, to) : each]),
  );
}

/** `one` in so many of them, so that a long list of places stays quick. */
export function hostileBodies(body: object, { one = 1 } = {}): HostileBody[] {
  const all = pathsIn(body).flatMap((path) => {
    const place = path.join('.');
    return [
      ...HOSTILE.map((value) => ({ place, body: changed(body, path, value) })),
      { place, body: changed(body, path, undefined) },
      { place, body: changed(body, path, { unknown_key: 1 }) },
    ];
  });
  return all.filter((_, at) => at % one === 0);
}
