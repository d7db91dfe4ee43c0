import { expect, test } from 'vitest';
import { sampleMug } from '#wire/samples/product.ts';
import { render } from '../../testing/test-shop.tsx';
import { ProductChoiceProvider, useChoice, VariationIdField } from './product-choice.tsx';

function Choice() {
  const { chosen, match, swatch } = useChoice();
  return (
    <p>{JSON.stringify([chosen, match?.id ?? null, swatch('attribute_pa_size', 'large').state])}</p>
  );
}
const page = (posted: Record<string, string>) =>
  render(
    <ProductChoiceProvider product={sampleMug()} posted={posted}>
      <Choice />
      <VariationIdField />
    </ProductChoiceProvider>,
  ).replaceAll('&quot;', '"');

test('the page is rendered unchosen, its variation number 0', () => {
  const html = page({});
  expect(html).toContain('[{},null,"enabled"]');
  expect(html).toMatch(/<input type="hidden"[^>]*name="variation_id"[^>]*value="0"/);
});

test('a posted choice is rendered again, with the number of its variation [VS-13]', () => {
  const html = page({ attribute_pa_color: 'sand', attribute_pa_size: 'large' });
  expect(html).toContain('22,"selected"]');
  expect(html).toMatch(/<input type="hidden"[^>]*name="variation_id"[^>]*value="22"/);
});

test('outside a provider it says so', () => {
  expect(() => render(<Choice />)).toThrow('ProductChoiceProvider');
});
