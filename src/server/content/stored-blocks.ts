import type * as z from 'zod';
import { mayStandInside, overfullAt, toCells, withCells } from '#rules/content/inner-blocks.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import { staffText } from '#server/platform/staff-words.ts';
import { adminPageMessages } from '#wire/messages/admin/pages.ts';
import { MAX_BLOCKS } from '#wire/vitrine/content.ts';
import { storedKind } from './blocks/blocks.ts';
import { withDisplay } from './blocks/display.ts';

// Blocks on their way into the database: known by their kind, read by their own schema, their HTML made
// safe.

export interface StoredBlock {
  kind: string;
  settings: unknown;
}

export interface BlockRefusal {
  code: 'block.unknown' | 'block.unreadable' | 'block.tooMany';
  /** Its place in the list; for a block inside of another, that one's place. */
  block: number;
  kind: string;
  /** `[0][settings][title]`: what of the list is wrong. */
  path: string;
  reason: string;
}

export type CheckedBlocks =
  | { ok: true; blocks: StoredBlock[] }
  | { ok: false; problems: BlockRefusal[] };

interface CheckRequest {
  /** Whether a block may stand for those of a set. */
  mayName?: boolean;
  /** What is stored already: it stays as it is, also where this version cannot read it. */
  stored?: readonly StoredBlock[];
}

export function checkBlocks(
  blocks: readonly StoredBlock[],
  { mayName = true, stored = [] }: CheckRequest = {},
): CheckedBlocks {
  const known = new Set(
    stored.flatMap((block) => [block, ...toCells(block).flat()]).map((block) => encodeJson(block)),
  );
  const crowded = overfullAt(blocks, MAX_BLOCKS);
  if (crowded !== null) {
    const kind = blocks[crowded]?.kind ?? '';
    const place = { block: crowded, kind, path: `[${crowded}]` };
    const reason = `makes more than ${MAX_BLOCKS} blocks with those inside of it.`;
    return { ok: false, problems: [{ code: 'block.tooMany', ...place, reason }] };
  }
  const mayStand = (kind: string) => mayName || kind !== 'reusable';
  return joined(
    blocks.map((block, at) => checkBlock(block, { block: at, path: `[${at}]`, mayStand, known })),
  );
}

/** All of them, or all that is wrong with them. */
function joined(checked: readonly CheckedBlocks[]): CheckedBlocks {
  const problems = checked.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, blocks: checked.flatMap((each) => (each.ok ? each.blocks : [])) };
}

interface Place {
  /** Of the block in the page's own list. */
  block: number;
  path: string;
  mayStand(kind: string): boolean;
  /** What is stored already. */
  known: ReadonlySet<string>;
}

function checkBlock({ kind, settings }: StoredBlock, place: Place): CheckedBlocks {
  const { block, path: base, mayStand, known } = place;
  const asStored = { kind, settings };
  const refused = (problems: BlockRefusal[]): CheckedBlocks =>
    known.has(encodeJson(asStored)) ? { ok: true, blocks: [asStored] } : { ok: false, problems };
  const definition = mayStand(kind) ? storedKind(kind) : undefined;
  if (!definition) {
    const problem = { code: 'block.unknown', block, kind, path: `${base}[kind]` } as const;
    return refused([{ ...problem, reason: 'is no kind of block.' }]);
  }
  const parsed = definition.settings.safeParse(settings, { reportInput: true });
  const common = withDisplay.safeParse(settings);
  if (!parsed.success || !common.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(common.error?.issues ?? [])];
    const problems = issues.map((issue) => ({
      code: 'block.unreadable' as const,
      block,
      kind,
      path: ['settings', ...issue.path.map(String)].reduce((all, part) => `${all}[${part}]`, base),
      reason: getReason(issue),
    }));
    return refused(problems);
  }
  // The union of definitions hides that kind and settings belong together; parsing has shown it.
  const clean =
    'clean' in definition
      ? (definition.clean as ((settings: object) => object) | undefined)
      : undefined;
  const cleaned = clean ? clean(parsed.data) : parsed.data;
  return withInner({ kind, settings: { ...cleaned, ...common.data } }, place);
}

/** Zod's own messages are about code; a person reads what is missing or wrong. */
function getReason(issue: z.core.$ZodIssue): string {
  const isAbsent = issue.code === 'invalid_type' && issue.input === undefined;
  const isEmpty = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;
  return isAbsent || isEmpty
    ? staffText('admin.page.fieldMissing', adminPageMessages['admin.page.fieldMissing'])
    : issue.message;
}

/** A block whose inner blocks are checked as well. */
function withInner(holder: StoredBlock, place: Place): CheckedBlocks {
  const cells = toCells(holder);
  if (cells.length === 0) return { ok: true, blocks: [holder] };
  const checked = cells.map((blocks, cell) =>
    joined(
      blocks.map((block, at) =>
        checkBlock(block, {
          ...place,
          path: `${place.path}[settings][cells][${cell}][blocks][${at}]`,
          mayStand: mayStandInside,
        }),
      ),
    ),
  );
  const all = joined(checked);
  if (!all.ok) return all;
  const inner = checked.map((each) => (each.ok ? each.blocks : []));
  return { ok: true, blocks: [{ ...holder, settings: withCells(holder.settings, inner) }] };
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

const storedList = {
  parse(value: unknown): StoredBlock[] {
    return Array.isArray(value)
      ? value.map(({ kind, settings }) => ({ kind: String(kind), settings }))
      : [];
  },
};

export function blocksOfText(text: string): StoredBlock[] {
  return decodeJson(text, storedList);
}
