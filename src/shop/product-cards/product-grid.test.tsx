import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render, testProduct } from '../testing/test-shop.tsx';
import { Grid, ProductGrid } from './product-grid.tsx';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('a grid takes 3 columns large, 3 medium and 2 small unless the shop says otherwise [SE-12]', () => {
  const html = render(<ProductGrid products={[testProduct]} />);
  expect(html).toMatch(/<ul[^>]* data-large="3" data-medium="3" data-small="2"/);
  const other = render(<Grid>{[]}</Grid>, { grid: { large: 5, medium: 4, small: 1 } });
  expect(other).toMatch(/data-large="5" data-medium="4" data-small="1"/);
  const rendered = render(<Grid columns={{ large: 4, medium: 2, small: 1 }}>{[]}</Grid>);
  expect(rendered).toMatch(/data-large="4" data-medium="2" data-small="1"/);
});

test('each width has its own column counts, one to six, and rows are shared by subgrid [SE-12]', () => {
  const css = read('./product-grid.module.css');
  const [small = '', medium = '', large = ''] = css.split(/@media \(min-width: (?:550|850)px\)/);
  for (const [size, part] of Object.entries({ small, medium, large })) {
    for (let count = 1; count <= 6; count++) {
      expect(part).toMatch(
        new RegExp(`\\.grid\\[data-${size}="${count}"\\] \\{\\s+--columns: ${count};`),
      );
    }
  }
  expect(css).toMatch(/\.box \{[^}]*grid-row: span 6;[^}]*grid-template-rows: subgrid;/);
  expect(read('./product-card.module.css')).toMatch(
    /\.card \{[^}]*grid-row: span 6;[^}]*grid-template-rows: subgrid;/,
  );
});

test('only the pictures in sight are loaded at once', () => {
  const products = [1, 2, 3].map((id) => ({ ...testProduct, id }));
  const html = render(<ProductGrid products={products} priorityCount={2} />);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});
