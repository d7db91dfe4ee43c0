import { categoriesOfAll } from '#server/catalog/facts/product-details.ts';
import type { StoreProductParts } from '#server/catalog/store/load-store-products.ts';
import { loadOptionForms } from '#server/options/line-options.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreOptionForm } from '#wire/store/product.ts';

/** The option form of each product, as data; a variation has its product's. */
export type StoreOptionForms = (parts: StoreProductParts) => StoreOptionForm | null;

export async function loadStoreOptionForms(
  ctx: ShopContext,
  products: readonly StoreProductParts[],
): Promise<StoreOptionForms> {
  const ids = [...new Set(products.map(ownerId))];
  const categories = await categoriesOfAll(ctx, ids);
  const forms = await loadOptionForms(
    ctx,
    ids.map((id) => ({ id, categoryIds: categories.get(id) ?? [] })),
  );
  return (parts) => {
    const form = forms.of(ownerId(parts));
    if (!form || !['simple', 'variable', 'variation'].includes(parts.product.kind)) return null;
    const { sections, override, asFee, quantity } = form.plan.form;
    const offered = form.plan.fields.flatMap((field) =>
      field.type === 'productGroup' ? field.productIds : [],
    );
    return {
      versions: form.versions.map(({ id, version }) => ({ id, version })),
      sections: sections.map((section) => ({ ...section, fields: [...section.fields] })),
      override,
      asFee,
      quantity,
      group_products: [...new Set(offered)].flatMap((id) => {
        const product = forms.groupProducts.get(id);
        return product ? [{ ...product, price: String(product.price) }] : [];
      }),
    };
  };
}

function ownerId({ product }: StoreProductParts): number {
  return product.parent_id ?? product.id;
}
