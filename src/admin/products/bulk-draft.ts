export interface BulkDraft {
  percent: string;
  /** `same`: its price goes up by the percent of the regular one. */
  sale: 'keep' | 'same' | 'set' | 'end';
  salePercent: string;
  saleFrom: string;
  saleTo: string;
  addCategory: number | null;
  removeCategory: number | null;
  addTag: number | null;
  removeTag: number | null;
  /** 0 takes the brand away. */
  brand: number | null;
  /** A slug; 'none' is no class, or the standard one. */
  shippingClass: string;
  taxClass: string;
  stockWay: 'keep' | 'set' | 'by';
  stock: string;
  /** Of the prices that result: '99'. */
  ending: string;
  status: string;
}

/** Of a choice of classes. */
export const NO_CLASS = 'none';

export const EMPTY_BULK: BulkDraft = {
  percent: '',
  sale: 'keep',
  salePercent: '',
  saleFrom: '',
  saleTo: '',
  addCategory: null,
  removeCategory: null,
  addTag: null,
  removeTag: null,
  brand: null,
  shippingClass: '',
  taxClass: '',
  stockWay: 'keep',
  stock: '',
  ending: '',
  status: '',
};

const slug = (chosen: string) => (chosen === NO_CLASS ? '' : chosen);

/** What was filled in, as `vitrine/v1/products/bulk` takes it: { percent: '10' } is { price_percent: '10' }. */
export function bulkChange(draft: BulkDraft): Record<string, unknown> {
  const { percent, sale, salePercent, saleFrom, saleTo, addCategory, removeCategory } = draft;
  const stock = draft.stock.trim();
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
    ...(draft.addTag !== null && { add_tags: [draft.addTag] }),
    ...(draft.removeTag !== null && { remove_tags: [draft.removeTag] }),
    ...(draft.brand !== null && { brand: draft.brand === 0 ? null : draft.brand }),
    ...(draft.shippingClass !== '' && { shipping_class: slug(draft.shippingClass) }),
    ...(draft.taxClass !== '' && { tax_class: slug(draft.taxClass) }),
    ...(stock !== '' && draft.stockWay === 'set' && { stock }),
    ...(stock !== '' && draft.stockWay === 'by' && { stock_by: stock }),
    ...(draft.ending !== '' && { price_ending: draft.ending }),
    ...(draft.status !== '' && { status: draft.status }),
  };
}
