import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one line for each element that axe reports on the current page. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await afterTransitions(page);
  const builder = axe(page).withTags(rules);
  expect(await violationsIn(part ? builder.include(part) : builder), 'accessibility').toEqual([]);
}

/** What fades in or out is half transparent for a moment: its contrast would be measured then. */
async function afterTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  );
}

/** The same lines, for a test that expects some. */
export function violations(page: Page): Promise<string[]> {
  return violationsIn(axe(page).withTags(rules));
}

/**
 * Axe would describe every element that passes, and carry it over to a second page that adds up the
 * frames: two thirds of its time. Violations alone are asked for, and a page without frames needs no
 * second page.
 */
function axe(page: Page): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return builder.setLegacyMode(page.frames().length === 1);
}

async function violationsIn(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.html.slice(0, 120)})`),
  );
}
