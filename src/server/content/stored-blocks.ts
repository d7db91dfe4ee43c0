import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import { storedKind } from './blocks/blocks.ts';
import { withDisplay } from './blocks/display.ts';

// Blocks on their way into the database: known by their kind, read by their own schema, their HTML made
// safe.

export interface StoredBlock {
  kind: string;
  settings: unknown;
}

export interface BlockRefusal {
  code: 'block.unknown' | 'block.unreadable';
  /** Its place in the list. */
  block: number;
  kind: string;
  /** `[0][settings][title]`: what of the list is wrong. */
  path: string;
  reason: string;
}

export type CheckedBlocks =
  | { ok: true; blocks: StoredBlock[] }
  | { ok: false; problems: BlockRefusal[] };

interface CheckWish {
  /** Whether a block may stand for those of a set. */
  mayName?: boolean;
  /** What is stored already: it stays as it is, also where this version cannot read it. */
  stored?: readonly StoredBlock[];
}

export function checkBlocks(
  given: readonly StoredBlock[],
  { mayName = true, stored = [] }: CheckWish = {},
): CheckedBlocks {
  const known = new Set(stored.map((block) => encodeJson(block)));
  const checked = given.map((block, at) => {
    const { kind, settings } = block;
    const answer = checkBlock(block, at, mayName);
    return !answer.ok && known.has(encodeJson({ kind, settings }))
      ? { ok: true as const, blocks: [{ kind, settings }] }
      : answer;
  });
  const problems = checked.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, blocks: checked.flatMap((each) => (each.ok ? each.blocks : [])) };
}

function checkBlock(
  { kind, settings }: StoredBlock,
  block: number,
  mayName: boolean,
): CheckedBlocks {
  const definition = mayName || kind !== 'reusable' ? storedKind(kind) : undefined;
  if (!definition) {
    const problem = { code: 'block.unknown', block, kind, path: `[${block}][kind]` } as const;
    return { ok: false, problems: [{ ...problem, reason: 'is no kind of block.' }] };
  }
  const parsed = definition.settings.safeParse(settings);
  const common = withDisplay.safeParse(settings);
  if (!parsed.success || !common.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(common.error?.issues ?? [])];
    const problems = issues.map(({ path, message }) => ({
      code: 'block.unreadable' as const,
      block,
      kind,
      path: ['settings', ...path.map(String)].reduce(
        (all, part) => `${all}[${part}]`,
        `[${block}]`,
      ),
      reason: message,
    }));
    return { ok: false, problems };
  }
  // The union of definitions hides that kind and settings belong together; parsing has shown it.
  const clean =
    'clean' in definition
      ? (definition.clean as ((settings: object) => object) | undefined)
      : undefined;
  const own = clean ? clean(parsed.data) : parsed.data;
  return { ok: true, blocks: [{ kind, settings: { ...own, ...common.data } }] };
}

export function blockRow({ kind, settings }: StoredBlock): { kind: string; settings: string } {
  return { kind, settings: encodeJson(settings) };
}

/** Settings that cannot be read are shown as they are, so that a manager can mend them. */
export function blockOfRow(row: { kind: string; settings: string }): StoredBlock {
  try {
    return { kind: row.kind, settings: JSON.parse(row.settings) };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: row.kind, settings: row.settings };
    throw error;
  }
}

const asStored = {
  parse(value: unknown): StoredBlock[] {
    return Array.isArray(value)
      ? value.map(({ kind, settings }) => ({ kind: String(kind), settings }))
      : [];
  },
};

export function blocksOfText(text: string): StoredBlock[] {
  return decodeJson(text, asStored);
}
