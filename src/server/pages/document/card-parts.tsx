import { renderToString } from 'react-dom/server';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import type { PlacedCard } from '#shop/product-cards/card-html.ts';
import { ProductCard } from '#shop/product-cards/product-card.tsx';
import { ShopProvider } from '#shop/ui/shop-context.tsx';
import type { ShopConfig } from '#wire/shop-config.ts';
import { dataKey } from './data-key.ts';
import { type HtmlPart, htmlPart } from './html-part.ts';
import { shortAttributes } from './short-attributes.ts';

/** As a card and as a row of the products that are listed most. */
const MAX_CARDS = 1000;

// By the messages, which are one object until a setting changes. No card has nonces or the time.
const known = new WeakMap<ShopConfig['messages'], LruCache<string, HtmlPart>>();

/** A card by everything that it shows: a changed product is another card. */
export function cardPart(
  { config, now }: { config: ShopConfig; now: number },
  card: PlacedCard,
): HtmlPart {
  const cards = known.get(config.messages) ?? new LruCache<string, HtmlPart>({ max: MAX_CARDS });
  known.set(config.messages, cards);
  return cards.getOrSet(dataKey(card), () => {
    const html = renderToString(
      <ShopProvider config={config} now={now}>
        <ProductCard {...card} />
      </ShopProvider>,
    );
    return htmlPart(shortAttributes(html));
  });
}
