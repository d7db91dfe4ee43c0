import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { Tooltip } from './tooltip.tsx';
import { TOOLTIP_DELAY, TOOLTIP_SPEED, TOOLTIP_TOLERANCE } from './tooltip-timing.ts';

test('a tooltip waits 200 ms, fades in 350 and tolerates an absence of 350 [TH-38]', () => {
  expect([TOOLTIP_DELAY, TOOLTIP_SPEED, TOOLTIP_TOLERANCE]).toEqual([200, 350, 350]);
  const sheet = readFileSync(new URL('tooltip.module.css', import.meta.url), 'utf8');
  expect(sheet).toContain(`transition: opacity ${TOOLTIP_SPEED}ms`);
});

test('until it is asked for, a tooltip is not in the page and describes nothing [TH-39]', () => {
  const html = render(
    <Tooltip title="Moss">{(described) => <b aria-describedby={described}>M</b>}</Tooltip>,
  );
  expect(html).toMatch(/^<span class="[^"]+"><b>M<\/b><\/span>$/);
});
