import { expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { QuantityField } from './quantity-field.tsx';

test('a quantity carries its smallest, largest and step [CT-20]', () => {
  const html = render(<QuantityField limits={{ min: 2, max: 20, step: 2 }} />);
  expect(html).toMatch(/<input type="number"[^>]*min="2" max="20" step="2"[^>]*name="quantity"/);
  expect(html).toContain('value="2"');
  expect(html).toContain('aria-label="Increase by 2"');
  expect(html).toMatch(/aria-label="Decrease by 2"[^>]*aria-disabled="true"/);
});

test('without a largest there is none, and at the largest plus rests', () => {
  const limits = { min: 1, max: null, step: 1 };
  expect(render(<QuantityField limits={limits} />)).not.toContain('max=');
  const full = render(<QuantityField limits={{ ...limits, max: 3 }} defaultValue={3} />);
  expect(full).toMatch(/aria-label="Increase by 1"[^>]*aria-disabled="true"/);
});

test('among several each says whose it is', () => {
  const html = render(
    <QuantityField limits={{ min: 0, max: 5, step: 1 }} itemName="Egg cup" name="quantity[3]" />,
  );
  expect(html).toContain('Quantity of Egg cup');
  expect(html).toContain('aria-label="Egg cup: increase by 1"');
});
