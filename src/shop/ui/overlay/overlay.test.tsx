import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { Overlay } from './overlay.tsx';
import { OVERLAY } from './overlay-timing.ts';

test('the overlay fades in over 200 ms to 0.6 and out over 400 ms [ER-01]', () => {
  expect(OVERLAY).toEqual({ fadeIn: 200, fadeOut: 400, opacity: 0.6 });
  const sheet = readFileSync(new URL('overlay.module.css', import.meta.url), 'utf8');
  const [, rest, visibleRules] = sheet.split(/\.overlay(?:\[data-shown\])? \{/);
  expect(rest).toContain(`transition: opacity ${OVERLAY.fadeOut}ms`);
  expect(visibleRules).toContain(`opacity: ${OVERLAY.opacity};`);
  expect(visibleRules).toContain(`transition-duration: ${OVERLAY.fadeIn}ms`);
});

test('an overlay that is not shown is not in the page', () => {
  expect(render(<Overlay visible={false} />)).toBe('');
  expect(render(<Overlay visible />)).toContain('data-shown="true"');
});
