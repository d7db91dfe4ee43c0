/** On a phone the texts of a table need the room more than the gaps between its columns. */
export const closeColumns = { '& td, & th': { paddingInline: { xs: 0.75, md: 2 } } };

/** Closer columns on a phone, and none of those it has no room for: `wideOnly('sku')` hides the column of that source. */
export function wideOnly(...sources: string[]) {
  const cells = sources.map((source) => `& .column-${source}`).join(', ');
  return { ...closeColumns, [cells]: { display: { xs: 'none', md: 'table-cell' } } };
}
