import { useEffect, useState } from 'react';
import type { ProductCard } from '#wire/product.ts';
import { fetchCards } from '../../catalog/fetch-cards.ts';
import { useShop } from '../../ui/shop-context.tsx';

/** Cards of the suggested products; fetched while the cart is open, and when they change. */
export function useSuggested(ids: readonly number[], enabled: boolean): readonly ProductCard[] {
  const shop = useShop();
  const [cards, setCards] = useState<readonly ProductCard[]>([]);
  const idList = ids.join(',');

  useEffect(() => {
    if (!enabled) return;
    let left = false;
    const numbers = idList === '' ? [] : idList.split(',').map(Number);
    const load = async () => {
      const found = numbers.length > 0 ? await fetchCards(shop, numbers) : [];
      if (!left) setCards(found);
    };
    void load();
    return () => {
      left = true;
    };
  }, [idList, enabled, shop]);

  return cards;
}
