import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one line for each element that axe reports on the current page. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(rules);
  await expectNoViolation(part ? builder.include(part) : builder);
}

/** Only what the colours decide: for the second colour scheme of a page that was checked whole. */
export async function expectContrast(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page });
  await expectNoViolation(builder.withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNoViolation(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.html.slice(0, 120)})`),
  );
  expect(lines, 'accessibility').toEqual([]);
}
