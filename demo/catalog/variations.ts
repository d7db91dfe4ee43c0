import type { DemoVariation } from './product-data.ts';

type Chosen<Terms> = {
  [Name in keyof Terms]: Terms[Name] extends readonly (infer Term)[] ? Term : never;
};

/**
 * Every combination of the given terms, in order, as rows that `make` prices; null leaves one out.
 * combine('MUG', { color: ['sand'], size: ['small', 'large'] }, …) makes MUG-SAND-SMALL and MUG-SAND-LARGE.
 */
export function combine<const Terms extends Record<string, readonly string[]>>(
  sku: string,
  terms: Terms,
  make: (chosen: Chosen<Terms>) => Omit<DemoVariation, 'sku' | 'terms'> | null,
): DemoVariation[] {
  let rows: Record<string, string>[] = [{}];
  for (const [name, slugs] of Object.entries(terms)) {
    rows = rows.flatMap((row) => slugs.map((slug) => ({ ...row, [name]: slug })));
  }
  return rows.flatMap((row) => {
    const made = make(row as Chosen<Terms>);
    if (!made) return [];
    const suffix = Object.values(row).join('-').toUpperCase();
    return [{ ...made, sku: `${sku}-${suffix}`, terms: row }];
  });
}
