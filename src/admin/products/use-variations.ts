import { useState } from 'react';
import * as z from 'zod/mini';
import type { Product } from '#wire/wc/product.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useReading } from '../ui/use-reading.ts';
import type { FilesChange } from './download-list.tsx';
import type { DraftAttribute } from './product-draft.ts';
import {
  missingRows,
  rowEntry,
  rowSignature,
  storedRow,
  type VariationRow,
  type VariationText,
  variation,
} from './variation-draft.ts';

const variations = z.array(variation);

/** What goes to the server with the product, and the rows it is of. */
export interface SentVariations {
  readonly entries: readonly Record<string, unknown>[];
  readonly keys: readonly string[];
  readonly typed: ReadonlyMap<string, VariationText>;
  readonly added: readonly VariationRow[];
}

export type RowProblems = Readonly<Record<string, string>>;
export type VariationTable = ReturnType<typeof useVariations>;

const NO_PROBLEMS: ReadonlyMap<string, RowProblems> = new Map();

/**
 * The variations of a product as a table is filled in: what is typed, added and taken out, until the
 * product is saved with it.
 */
export function useVariations(product: Product | undefined) {
  const isStored = product?.extensions.vitrine.type === 'variable';
  const query = { per_page: EVERYTHING, orderby: 'menu_order', order: 'asc' };
  const reading = useReading(`wc/v3/products/${product?.id ?? 0}/variations`, variations, {
    query,
    version: String(product?.date_modified ?? ''),
    isOff: !isStored,
  });
  const [typed, setTyped] = useState<ReadonlyMap<string, VariationText>>(new Map());
  const [added, setAdded] = useState<readonly VariationRow[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const rows = [...((isStored && reading.data) || []).map(storedRow), ...added];
  const textIn = (row: VariationRow) => typed.get(row.key) ?? row.before;

  function collect(): SentVariations {
    const changed = rows.flatMap((row) => {
      const entry = rowEntry(row, textIn(row), removed.has(row.key));
      return entry === null ? [] : [{ entry, key: row.key }];
    });
    const entries = changed.map(({ entry }) => entry);
    return { entries, keys: changed.map(({ key }) => key), typed, added };
  }

  function type(requested: readonly VariationRow[], change: Partial<VariationText>) {
    setTyped((now) => {
      const next = new Map(now);
      for (const row of requested) {
        next.set(row.key, { ...(now.get(row.key) ?? row.before), ...change });
      }
      return next;
    });
  }

  /** Of the row as it is by then. */
  function changeFiles(row: VariationRow, change: FilesChange) {
    setTyped((now) => {
      const text = now.get(row.key) ?? row.before;
      return new Map(now).set(row.key, { ...text, downloads: change(text.downloads) });
    });
  }

  /** How many rows were missing. */
  function generate(attributes: readonly DraftAttribute[]): number {
    const missing = missingRows(attributes, rows, () => crypto.randomUUID());
    setAdded((now) => [...now, ...missing]);
    return missing.length;
  }

  /** A new row is gone at once, a stored one goes when the product is saved. */
  function remove({ key, id }: VariationRow) {
    if (id === null) setAdded((now) => now.filter((one) => one.key !== key));
    else setRemoved((now) => new Set([...now, key]));
  }

  function keep({ key }: VariationRow) {
    setRemoved((now) => new Set([...now].filter((one) => one !== key)));
  }

  /** Said at the rows, until the product is sent again. */
  function refuse(sent: SentVariations, refused: ReadonlyMap<number, RowProblems>) {
    setProblems(new Map([...refused].map(([at, texts]) => [sent.keys[at] ?? '', texts])));
  }

  /** Once they are saved: what was typed meanwhile stays, in the stored row where it was in a new one. */
  async function settle(sent: SentVariations) {
    // A new product has its rows on the screen that follows.
    const { data = [] } = isStored ? await reading.refetch({ cancelRefetch: false }) : {};
    const stored = new Map(data.map(storedRow).map((row) => [rowSignature(row), row.key]));
    const keys = new Map(sent.added.map((row) => [row.key, stored.get(rowSignature(row))]));
    setTyped(
      (now) =>
        new Map(
          [...now].flatMap(([key, text]) =>
            text === sent.typed.get(key) ? [] : [[keys.get(key) ?? key, text] as const],
          ),
        ),
    );
    setAdded((now) => now.filter((row) => !keys.has(row.key)));
    setRemoved((now) => new Set([...now].filter((key) => !sent.keys.includes(key))));
    setProblems(NO_PROBLEMS);
  }

  const { error } = reading;
  return {
    rows,
    error,
    isPending: isStored && reading.isPending,
    hasChanges: collect().entries.length > 0,
    problems,
    isRemoved: ({ key }: VariationRow) => removed.has(key),
    textIn,
    collect,
    type,
    changeFiles,
    generate,
    remove,
    keep,
    refuse,
    settle,
  };
}
