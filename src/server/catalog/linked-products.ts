import type { ShopContext } from '#server/settings/context.ts';
import type { ProductCard } from '#wire/product.ts';

export async function relatedProducts(
  _ctx: ShopContext,
  _productId: number,
  _count: number,
): Promise<ProductCard[]> {
  throw new Error('not built yet');
}

export async function upsellProducts(
  _ctx: ShopContext,
  _productId: number,
): Promise<ProductCard[]> {
  throw new Error('not built yet');
}

export async function crossSellProducts(
  _ctx: ShopContext,
  _productId: number,
): Promise<ProductCard[]> {
  throw new Error('not built yet');
}
