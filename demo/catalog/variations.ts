import type { DemoVariation } from './product-data.ts';

/**
 * Every combination of the given terms, in order, as rows that `make` prices; null leaves one out.
 * combine('MUG', { color: ['sand'], size: ['small', 'large'] }, …) makes MUG-SAND-SMALL and MUG-SAND-LARGE.
 */
export function combine<Name extends string>(
  sku: string,
  terms: Record<Name, string[]>,
  make: (chosen: Record<Name, string>) => Omit<DemoVariation, 'sku' | 'terms'> | null,
): DemoVariation[] {
  let rows: Record<string, string>[] = [{}];
  for (const [name, slugs] of Object.entries<string[]>(terms)) {
    rows = rows.flatMap((row) => slugs.map((slug) => ({ ...row, [name]: slug })));
  }
  return rows.flatMap((row) => {
    const made = make(row as Record<Name, string>);
    if (!made) return [];
    const suffix = Object.values(row).join('-').toUpperCase();
    return [{ ...made, sku: `${sku}-${suffix}`, terms: row }];
  });
}
