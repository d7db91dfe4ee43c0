import type { Db } from '#server/platform/database/database.ts';

/** The selected values of variations as text, such as "Sand, Large". */
export async function variationText(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const words = new Map<number, string>();
  if (wanted.length === 0) return words;
  const rows = await db
    .selectFrom('variation_attributes')
    .leftJoin('attributes', (join) =>
      join.on((eb) =>
        eb(
          eb.fn<string>('concat', [eb.val('pa_'), 'attributes.name']),
          '=',
          eb.ref('variation_attributes.name'),
        ),
      ),
    )
    .leftJoin('terms', (join) =>
      join
        .onRef('terms.attribute_id', '=', 'attributes.id')
        .onRef('terms.slug', '=', 'variation_attributes.value'),
    )
    .select(['variation_id', 'value', 'terms.name as term'])
    .where('variation_id', 'in', wanted)
    .orderBy('attributes.position')
    .orderBy('variation_attributes.name')
    .execute();
  for (const { variation_id, value, term } of rows) {
    const word = term ?? value;
    if (word === '') continue;
    words.set(variation_id, [words.get(variation_id), word].filter(Boolean).join(', '));
  }
  return words;
}
