import { RETURNABLE } from '#rules/catalog/returnable.ts';
import { CONTENT_UNITS } from '#rules/catalog/unit-price.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { PRODUCT_TYPES } from './product-draft.ts';

// What can be chosen of a product, in the person's words.

export const TYPES = PRODUCT_TYPES.map((id) => ({
  id,
  name: adminMessages[`admin.productForm.${id}`],
}));

export const STATUSES = [
  { id: 'draft', name: adminMessages['admin.product.draft'] },
  { id: 'pending', name: adminMessages['admin.productForm.pending'] },
  { id: 'private', name: adminMessages['admin.productForm.private'] },
  { id: 'publish', name: adminMessages['admin.product.publish'] },
  { id: 'future', name: adminMessages['admin.productForm.future'] },
];

export const TRASH = { id: 'trash', name: adminMessages['admin.productForm.trash'] };

export const VISIBILITY_CHOICES = (['visible', 'catalog', 'search', 'hidden'] as const).map(
  (id) => ({ id, name: adminMessages[`admin.productForm.${id}`] }),
);

export const STOCK_CHOICES = [
  { id: 'instock', name: adminMessages['admin.product.inStock'] },
  { id: 'outofstock', name: adminMessages['admin.product.outOfStock'] },
  { id: 'onbackorder', name: adminMessages['admin.product.onBackorder'] },
];

export const BACKORDER_CHOICES = [
  { id: 'no', name: adminMessages['admin.productForm.backordersNo'] },
  { id: 'notify', name: adminMessages['admin.productForm.backordersNotify'] },
  { id: 'yes', name: adminMessages['admin.productForm.backordersYes'] },
];

export const RETURN_CHOICES = RETURNABLE.map((id) => ({
  id,
  name: adminMessages[`admin.productForm.returnable.${id}`],
}));

export const UNIT_CHOICES = CONTENT_UNITS.map((id) => ({
  id,
  name: adminMessages[`admin.productForm.unit.${id}`],
}));

export const TAX_STATUSES = [
  { id: 'taxable', name: adminMessages['admin.productForm.taxable'] },
  { id: 'shipping', name: adminMessages['admin.productForm.taxShipping'] },
  { id: 'none', name: adminMessages['admin.productForm.taxNone'] },
];
