import { ProductGrid } from '../../product-cards/product-grid.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockProps } from './block-props.ts';

export function ProductGridBlock({ block }: BlockProps<'product-grid'>) {
  const { title, link, products, columns } = block;
  if (products.length === 0) return null;
  const large = Number(columns);
  return (
    <Section title={title} link={link}>
      <ProductGrid products={products} columns={{ large, medium: Math.min(large, 3), small: 2 }} />
    </Section>
  );
}
