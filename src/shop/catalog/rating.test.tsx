import { expect, test } from 'vitest';
import { render } from '../testing/test-shop.tsx';
import { Rating } from './rating.tsx';

test('the filled layer is as wide as the average, and both figures are spoken', () => {
  const html = render(<Rating rating={{ average: 3.5, count: 12 }} />);
  expect(html).toContain('aria-label="3.5 out of 5"');
  expect(html).toContain('<rect width="70%">');
  expect(html).toContain('12 reviews');
});

test('without reviews the short form is silent and the full form says so', () => {
  const none = { average: 0, count: 0 };
  expect(render(<Rating rating={none} />)).toBe('');
  expect(render(<Rating rating={none} form="full" />)).toContain('No reviews yet');
  // A shop without reviews does not mention them.
  expect(render(<Rating rating={{ ...none, off: true }} form="full" />)).toBe('');
});
