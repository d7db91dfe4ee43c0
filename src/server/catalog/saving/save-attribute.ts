import type { SwatchKind } from '#rules/catalog/product.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface AttributeInput {
  id?: number;
  /** Without prefix: `color`. */
  name: string;
  label: string;
  swatchKind?: SwatchKind;
  position?: number;
  /** Whether listings offer it as a filter; true by default. */
  filterable?: boolean;
}

export async function saveAttribute(db: Db, input: AttributeInput): Promise<number> {
  const row = {
    name: input.name,
    label: input.label,
    swatch_kind: input.swatchKind ?? 'label',
    position: input.position ?? 0,
    filterable: input.filterable === false ? 0 : 1,
  } as const;
  if (input.id !== undefined) {
    await db.updateTable('attributes').set(row).where('id', '=', input.id).execute();
    return input.id;
  }
  const added = await db
    .insertInto('attributes')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
