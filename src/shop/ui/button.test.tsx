import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Button } from './button.tsx';

test('a busy button says so and keeps the focus: it is not switched off', () => {
  const html = renderPage(<Button busy>Save</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
  expect(renderPage(<Button disabled>Save</Button>)).toContain(' disabled=""');
});
