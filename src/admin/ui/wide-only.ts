/** Columns of a table that a phone has no room for: `wideOnly('sku')` hides the column of that source. */
export function wideOnly(...sources: string[]) {
  const cells = sources.map((source) => `& .column-${source}`).join(', ');
  return { [cells]: { display: { xs: 'none', md: 'table-cell' } } };
}
