import { expect, test } from 'vitest';
import type { CheckoutProblem } from '#wire/checkout.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ErrorSummary } from './error-summary.tsx';

const words = (problems: CheckoutProblem[], twoAddresses = false) =>
  renderPage(<ErrorSummary problems={problems} round={0} twoAddresses={twoAddresses} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const empty = {
  code: 'ordering.problem.empty',
  field: '',
  label: '',
  text: 'Your basket is empty.',
};
const city = {
  code: 'address.problem.required',
  field: 'billing_city',
  label: 'City',
  text: 'City is missing.',
};

test('what is no slip in a field is said as it is, without asking to put it right [CO-12]', () => {
  expect(words([empty])).toBe('Your basket is empty.');
});

test('a slip leads to its field, and says of which address it is [CO-12]', () => {
  expect(words([city], true)).toBe(
    'Please correct this, then place your order again: Billing address: City is missing.',
  );
  expect(words([city])).not.toContain('Billing address');
  expect(words([city, empty])).toContain('Please correct these 2 things');
});

test('slips are listed as the page asks, from top to bottom [CO-12]', () => {
  const of = (field: string) => ({ code: 'x', field, label: '', text: `<${field}>` });
  const fields = ['terms', 'order_comments', 'billing_city', 'shipping_city', 'account_password'];
  const html = renderPage(
    <ErrorSummary problems={[...fields, 'billing_email'].map(of)} round={0} twoAddresses={false} />,
  );
  const listed = [...html.matchAll(/href="#(\w+)"/g)].map(([, field]) => field);
  expect(listed).toEqual(['billing_email', ...fields.toReversed()]);
});
