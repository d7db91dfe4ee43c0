import axe from 'axe-core';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one line for each element that axe reports in this part of the page. */
export async function expectAccessible(part: Element): Promise<void> {
  await expect.poll(() => part.getAnimations({ subtree: true }).filter(isRunning)).toEqual([]);
  const { violations } = await axe.run(part, { runOnly: rules, resultTypes: ['violations'] });
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} (${html.slice(0, 120)})`),
  );
  expect(lines, 'accessibility').toEqual([]);
}

/** What fades in or out is half transparent for a moment: its contrast would be measured then. */
function isRunning(animation: Animation): boolean {
  return animation instanceof CSSTransition && animation.playState === 'running';
}
