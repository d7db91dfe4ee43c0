import { MAX_META, type Meta, type MetaChange } from '#rules/meta/merge-meta.ts';
import { metaValue } from '#rules/meta/meta-value.ts';

type Sent = readonly { id?: number | undefined; key?: string | undefined; value?: unknown }[];

/** Null where a value cannot be stored. */
export function metaChanges(sent: Sent | undefined): MetaChange[] | null {
  const changes: MetaChange[] = [];
  for (const { id, key, value = null } of sent ?? []) {
    const read = metaValue(value);
    if (read === undefined) return null;
    changes.push({ id, key, value: read });
  }
  return changes.length > MAX_META ? null : changes;
}

export const BAD_META = 'holds a value that cannot be stored';

export function metaItems(meta: readonly Meta[]) {
  return meta.map(({ id, key, value }) => ({ id, key, value }));
}

/** With the texts that lists of orders show. */
export function visibleMeta(meta: readonly Meta[]) {
  return meta.map(({ id, key, value }) => ({
    id,
    key,
    value,
    display_key: key,
    display_value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}
