export interface BulkDraft {
  percent: string;
  /** `same`: its price goes up by the percent of the regular one. */
  sale: 'keep' | 'same' | 'set' | 'end';
  salePercent: string;
  saleFrom: string;
  saleTo: string;
  addCategory: number | null;
  removeCategory: number | null;
  status: string;
}

export const EMPTY_BULK: BulkDraft = {
  percent: '',
  sale: 'keep',
  salePercent: '',
  saleFrom: '',
  saleTo: '',
  addCategory: null,
  removeCategory: null,
  status: '',
};

/** What was filled in, as `vitrine/v1/products/bulk` takes it: { percent: '10' } is { price_percent: '10' }. */
export function bulkChange(draft: BulkDraft): Record<string, unknown> {
  const { percent, sale, salePercent, saleFrom, saleTo, addCategory, removeCategory } = draft;
  const isSale = sale === 'set' && salePercent.trim() !== '';
  return {
    ...(percent.trim() !== '' && { price_percent: percent.trim() }),
    ...(percent.trim() !== '' && sale === 'same' && { sale_price_percent: percent.trim() }),
    ...(sale === 'end' && { sale: null }),
    ...(isSale && {
      sale: { percent: salePercent.trim(), date_from: saleFrom || null, date_to: saleTo || null },
    }),
    ...(addCategory !== null && { add_categories: [addCategory] }),
    ...(removeCategory !== null && { remove_categories: [removeCategory] }),
    ...(draft.status !== '' && { status: draft.status }),
  };
}
