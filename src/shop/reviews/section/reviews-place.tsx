import { useEffect, useRef } from 'react';
import type { ProductRecord } from '#wire/product.ts';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import { useShop } from '../../ui/shop-context.tsx';
import { whenNear } from './when-near.ts';

interface ReviewsPlaceProps {
  /** The name of the part the server has drawn. */
  part: string;
  /** On a product's page: what the popup sells. */
  product?: ProductRecord;
}

/** Where reviews stand. What they do is fetched when somebody comes near them. */
export function ReviewsPlace({ part, product }: ReviewsPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const shop = useShop();
  useEffect(() => {
    const section = place.current?.querySelector<HTMLElement>('[data-reviews]');
    if (!section) return;
    return whenNear(section, () => {
      void import('./start-reviews.ts').then(({ startReviews }) =>
        startReviews(section, { shop, product: product ?? null }),
      );
    });
  }, [shop, product]);
  return <ServerRendered name={part} ref={place} />;
}
