import { expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

test('an error is tied to its control and stands beside the hint', () => {
  const html = render(
    <TextField id="mail" label="E-mail" hint="Once a month" error="Not an address" />,
  );
  expect(html).toContain('<label for="mail"');
  expect(html).toMatch(
    /<input[^>]*aria-describedby="mail-hint mail-error"[^>]*aria-invalid="true"/,
  );
  expect(html).toMatch(/<p id="mail-error"[^>]*>.*Not an address<\/p>/);
});

test('a control without hint or error claims neither', () => {
  const html = render(<SelectField label="Sort" options={[{ value: 'a', label: 'A' }]} />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});
