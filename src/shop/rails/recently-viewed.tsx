import { lazy, Suspense, useEffect, useState } from 'react';
import type { ProductCard, ProductRecord } from '#wire/product.ts';
import { fetchCards } from '../catalog/fetch-cards.ts';
import { viewedItem } from '../product/viewed-item.ts';
import { useSeen } from '../ui/seen/use-seen.ts';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import styles from './rail.module.css';
import { RailFrame } from './rail-frame.tsx';
import { recordViewed } from './viewed-store.ts';

// Product cards are not part of the page's script: its other rails are islands.
const Rail = lazy(async () => ({ default: (await import('./rail.tsx')).Rail }));

/** Enough for two screens of the rail. */
const VISIBLE_COUNT = 8;

/**
 * Products viewed before in this browser. The list stays in the browser until the rail is visible;
 * then the shop is asked for the current cards.
 */
export function RecentlyViewed({ product }: { product: ProductRecord }) {
  const t = useTranslator();
  const shop = useShop();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [cards, setCards] = useState<readonly ProductCard[] | null>(null);
  const [place, seen] = useSeen<HTMLDivElement>();
  const title = t('product.recentlyViewed');

  // The first read of storage waits for the disk.
  useEffect(
    () =>
      whenIdle(() => {
        const before = recordViewed(() => window.localStorage, viewedItem(product));
        setIds(before.slice(0, VISIBLE_COUNT).map(({ productId }) => productId));
      }),
    [product],
  );

  useEffect(() => {
    if (!seen || ids.length === 0) return;
    let left = false;
    void fetchCards(shop, ids).then((found) => !left && setCards(found));
    return () => {
      left = true;
    };
  }, [seen, ids, shop]);

  const skeleton = ids.length > 0 && (
    <RailFrame title={title}>
      {ids.map((id) => (
        <li key={id} className={styles.wait}>
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </li>
      ))}
    </RailFrame>
  );
  if (cards?.length === 0) return null;
  return (
    <div ref={place} aria-busy={(!cards && ids.length > 0) || undefined}>
      {cards ? (
        <Suspense fallback={skeleton}>
          <Rail data={{ id: 'viewed', title, products: cards }} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
