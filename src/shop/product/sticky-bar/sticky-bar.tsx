import { type ComponentType, useEffect, useState } from 'react';
import type { ProductRecord } from '#wire/product.ts';
import { useShop } from '../../ui/shop-context.tsx';
import { isBuyable } from '../displayed-item.ts';
import type { BarProps } from './bar.tsx';
import { useBar } from './use-bar.ts';

/** The buy box in one line: once the page is scrolled past it, on a narrow screen from the start. */
export function StickyBar({ product }: { product: ProductRecord }) {
  const { stickyBar } = useShop();
  const leads = product.kind === 'external' ? product.external !== null : isBuyable(product);
  if (!stickyBar.enabled || !leads) return null;
  return <LoadedBar product={product} />;
}

/** Its script is loaded when it is first needed; without it the form's own button is left. */
function LoadedBar({ product }: { product: ProductRecord }) {
  const active = useBar();
  const [Bar, setBar] = useState<ComponentType<BarProps> | null>(null);
  useEffect(() => {
    if (!active || Bar) return;
    import('./bar.tsx').then(
      (loaded) => setBar(() => loaded.Bar),
      () => undefined,
    );
  }, [active, Bar]);
  return Bar && <Bar product={product} active={active} />;
}
