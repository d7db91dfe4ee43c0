import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { render } from '../../testing/test-shop.tsx';
import { tabForKey } from './tab-keys.ts';
import { pressItem } from './tab-state.ts';
import { Tabs } from './tabs.tsx';
import { useTabs } from './use-tabs.ts';

const items = ['one', 'two', 'three'].map((id) => ({ id, title: `The ${id}`, content: `${id}!` }));

function Sample({ rel }: { rel?: string | undefined }) {
  const [state, setState] = useTabs(items, rel);
  return <Tabs label="Numbers" items={items} state={state} onChange={setState} />;
}

function AccordionSample({ open }: { open: number }) {
  const [state, setState] = useTabs(items, items[open - 1]?.id, true);
  return <Tabs label="Numbers" items={items} state={state} onChange={setState} accordion={open} />;
}

describe('keys', () => {
  test.each([
    ['ArrowRight', 0, 'ltr', 1],
    ['ArrowRight', 2, 'ltr', 0],
    ['ArrowLeft', 0, 'ltr', 2],
    ['ArrowLeft', 2, 'ltr', 1],
    ['ArrowLeft', 0, 'rtl', 1],
    ['ArrowRight', 0, 'rtl', 2],
    ['Home', 2, 'ltr', 0],
    ['End', 0, 'ltr', 2],
    ['ArrowDown', 0, 'ltr', null],
    ['a', 1, 'ltr', null],
  ] as const)('%s from tab %i in %s leads to %s', (key, from, dir, to) => {
    expect(tabForKey({ key, from, count: 3, dir })).toBe(to);
  });
});

test('whatever is pressed, exactly one item is active and at most one open [TH-21] [TH-23]', () => {
  let state = { active: 'one', closed: false };
  for (const [pressed, open] of [
    ['two', 'two'],
    ['two', null],
    ['two', 'two'],
    ['three', 'three'],
    ['one', 'one'],
    ['one', null],
    ['three', 'three'],
  ] as const) {
    state = pressItem(state, pressed);
    expect(state.active).toBe(pressed);
    expect(state.closed ? null : state.active).toBe(open);
  }
});

test.each([
  [undefined, 'one'],
  ['two', 'two'],
  ['nothing', 'one'],
])('with rel %s the item %s is open at load, and no other [TH-22]', (rel, open) => {
  const html = render(<Sample rel={rel} />);
  const expanded = [...html.matchAll(/aria-expanded="true" aria-controls="(\w+)"/g)];
  expect(expanded.map((found) => found[1])).toEqual([open]);
  expect(html.match(/<section class="item" data-active="true"/g)).toHaveLength(1);
});

test.each([
  [0, []],
  [2, ['two']],
  [9, []],
])(
  'an accordion with rel %s opens %j at load, and has no tabs [TH-22] [TH-23]',
  (open, expected) => {
    const html = render(<AccordionSample open={open} />);
    const expanded = [...html.matchAll(/aria-expanded="true" aria-controls="(\w+)"/g)];
    expect(expanded.map((found) => found[1])).toEqual(expected);
    expect(html).toContain(`rel="${open}"`);
    expect(html).not.toContain('role="tab');
  },
);

test('every section is in the page under its own address, whichever is open', () => {
  const html = render(<Sample />);
  for (const { id, title, content } of items) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`<span class="title">${title}</span>`);
    expect(html).toContain(`<div id="${id}" class="panel">${content}</div>`);
  }
});

test('an accordion item slides in 200 ms [TH-24]', () => {
  const sheet = readFileSync(new URL('tabs.module.css', import.meta.url), 'utf8');
  // Once for the way open and once for the way shut.
  const times = [...sheet.matchAll(/grid-template-rows (\d+)ms/g)].map(([, time]) => Number(time));
  expect(times).toEqual([200, 200]);
});
