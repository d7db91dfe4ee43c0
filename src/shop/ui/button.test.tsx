import { expect, test } from 'vitest';
import { drawPage } from '../draw-page.tsx';
import { Button } from './button.tsx';

test('a busy button says so and keeps the focus: it is not switched off', () => {
  const html = drawPage(<Button busy>Save</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
  expect(drawPage(<Button disabled>Save</Button>)).toContain(' disabled=""');
});
