import { renderToString } from 'react-dom/server';
import { ProductCard } from '#shop/ui/product-card.tsx';
import type { CardLook } from '#shop/ui/rendered-cards.ts';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ProductCard as ProductCardData } from '#wire/product.ts';
import type { ShopConfig } from '#wire/shop-config.ts';

// By the texts, which are one object as long as the settings are, and by the box's data, which is one
// object as long as no write has cleared it. So nothing here is ever cleared: it goes with its data.
const rendered = new WeakMap<
  ShopConfig['messages'],
  WeakMap<ProductCardData, Map<string, string>>
>();

/** Draws boxes for a page of this shop, each only once. */
export function cardRenderer(config: ShopConfig): (look: CardLook) => string {
  const known =
    rendered.get(config.messages) ?? new WeakMap<ProductCardData, Map<string, string>>();
  rendered.set(config.messages, known);
  return (look) => {
    const looks = known.get(look.product) ?? new Map<string, string>();
    known.set(look.product, looks);
    const key = `${look.place} ${look.upTo} ${look.sizes}`;
    let html = looks.get(key);
    if (html === undefined) {
      html = renderToString(
        <ShopProvider config={config} now={0}>
          <ProductCard {...look} />
        </ShopProvider>,
      );
      looks.set(key, html);
    }
    return html;
  };
}
