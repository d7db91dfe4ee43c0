import type { ShopContext } from '#server/settings/context.ts';
import type { ProductRecord } from '#wire/product.ts';

export async function findProduct(_ctx: ShopContext, _slug: string): Promise<ProductRecord | null> {
  throw new Error('not built yet');
}

export async function findProductById(
  _ctx: ShopContext,
  _id: number,
): Promise<ProductRecord | null> {
  throw new Error('not built yet');
}
