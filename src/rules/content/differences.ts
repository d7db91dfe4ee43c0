import { elementAt } from '../lists/element-at.ts';

// What changed between two versions of a page, for somebody to read: blocks that came, went or changed,
// and of a changed one the words. Example: textDifference('a red cup', 'a blue cup') is
// same 'a ', removed 'red', added 'blue', same ' cup'.

export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are shown as a whole before and a whole after: comparing words takes their product. */
const MAX_WORDS = 1500;

export function textDifference(before: string, after: string): Run[] {
  const [old, now] = [toWords(before), toWords(after)];
  if (old.length > MAX_WORDS || now.length > MAX_WORDS) {
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  }
  return joined(
    aligned(old, now).map(({ kind, before: was, after: is }) => ({
      kind,
      text: is ?? was ?? '',
    })),
  );
}

/** Words and the space between them, so that the runs together are the text. */
function toWords(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== '');
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.text === '') continue;
    if (last?.kind === run.kind) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

interface Step<T> {
  kind: Run['kind'];
  before: T | null;
  after: T | null;
}

/** The longest common subsequence, and what lies between. */
function aligned(before: readonly string[], after: readonly string[]): Step<string>[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => elementAt(lengths, i * width + j);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const steps: Step<string>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [was, is] = [before[i] ?? null, after[j] ?? null];
    if (was !== null && was === is) {
      steps.push({ kind: 'same', before: was, after: is });
      i += 1;
      j += 1;
    } else if (was !== null && (is === null || at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ kind: 'removed', before: was, after: null });
      i += 1;
    } else {
      steps.push({ kind: 'added', before: null, after: is });
      j += 1;
    }
  }
  return steps;
}

export interface ComparedBlock {
  kind: string;
  settings?: unknown;
}

export interface FieldDifference {
  /** `items.0.title`: where in the settings. */
  path: string;
  runs: Run[];
}

export interface BlockDifference {
  change: Run['kind'] | 'changed';
  kind: string;
  /** Of a changed one those that differ, else all its texts. */
  fields: FieldDifference[];
}

export function blockDifferences(
  before: readonly ComparedBlock[],
  after: readonly ComparedBlock[],
): BlockDifference[] {
  const texts = (blocks: readonly ComparedBlock[]) =>
    blocks.map(({ kind, settings }) => JSON.stringify([kind, settings]));
  const [old, now] = [[...before], [...after]];
  const gone: ComparedBlock[] = [];
  const all: BlockDifference[] = [];
  for (const { kind } of removedFirst(aligned(texts(before), texts(after)))) {
    if (kind === 'removed') gone.push(...old.splice(0, 1));
    else if (kind === 'added') all.push(...now.splice(0, 1).map((block) => cameAs(block, gone)));
    else {
      all.push(...gone.splice(0).map((block) => entireBlock('removed', block)));
      old.splice(0, 1);
      all.push(...now.splice(0, 1).map((block) => entireBlock('same', block)));
    }
  }
  return [...all, ...gone.map((block) => entireBlock('removed', block))];
}

/** Between two that stayed, what went is known before what came. */
function removedFirst<T>(steps: readonly Step<T>[]): Step<T>[] {
  const ordered: Step<T>[] = [];
  let came: Step<T>[] = [];
  for (const step of steps) {
    if (step.kind === 'added') came.push(step);
    else {
      if (step.kind === 'same') {
        ordered.push(...came);
        came = [];
      }
      ordered.push(step);
    }
  }
  return [...ordered, ...came];
}

/** One that came in the place of one of its kind is that one, changed; it is taken off the list. */
function cameAs(block: ComparedBlock, gone: ComparedBlock[]): BlockDifference {
  const place = gone.findIndex(({ kind }) => kind === block.kind);
  const [earlier] = place === -1 ? [] : gone.splice(place, 1);
  if (!earlier) return entireBlock('added', block);
  return { change: 'changed', kind: block.kind, fields: changedFields(earlier, block) };
}

function entireBlock(change: Run['kind'], { kind, settings }: ComparedBlock): BlockDifference {
  const fields = [...textsIn(settings)].map(([path, text]) => ({
    path,
    runs: joined([{ kind: change, text: plain(text) }]),
  }));
  return { change, kind, fields: fields.filter(({ runs }) => runs.length > 0) };
}

function changedFields(before: ComparedBlock, after: ComparedBlock): FieldDifference[] {
  const [old, now] = [textsIn(before.settings), textsIn(after.settings)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path) ?? '', now.get(path) ?? ''];
    if (was === is) return [];
    // Where only the markup differs, the markup is what there is to see.
    const readable = plain(was) !== plain(is);
    const runs = readable ? textDifference(plain(was), plain(is)) : textDifference(was, is);
    return [{ path, runs }];
  });
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function textsIn(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  const below = Object.entries(value).flatMap(([name, part]) => [
    ...textsIn(part, path === '' ? name : `${path}.${name}`),
  ]);
  return new Map(below);
}
