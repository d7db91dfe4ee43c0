import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onPhone, withMedia } from '../../../../tests/support/components/screen.ts';
import { mount } from '../../testing/mount.tsx';
import { Tabs } from './tabs.tsx';
import { useTabs } from './use-tabs.ts';

/** As high as a screen. */
const lines = Array.from({ length: 30 }, (_, line) => `Line ${line}`).map((line) => (
  <p key={line}>{line}</p>
));

const items = ['one', 'two', 'three'].map((id) => ({ id, title: `The ${id}`, content: lines }));

interface SampleProps {
  opening?: string;
  accordion?: number;
}

function Sample({ opening, accordion }: SampleProps) {
  const [state, setState] = useTabs(items, opening, accordion !== undefined);
  const more = accordion === undefined ? {} : { accordion };
  return (
    <>
      {lines}
      <Tabs label="Numbers" items={items} state={state} onChange={setState} {...more} />
      {lines}
    </>
  );
}

const isVisible = (id: string) =>
  document.getElementById(id)?.checkVisibility({ visibilityProperty: true }) ?? false;
const openItems = () => items.map(({ id }) => id).filter(isVisible);
const expectOpen = (...ids: string[]) => expect.poll(openItems).toEqual(ids);

const slide = (id: string) => document.getElementById(id)?.parentElement;
const slideHeight = (id: string) => slide(id)?.getBoundingClientRect().height;
const top = (element: Element) => element.getBoundingClientRect().top;
/** Where the page scrolls to: below the header. */
const room = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

function expectSlideIn200Ms(id: string): void {
  const style = getComputedStyle(slide(id) ?? document.body);
  expect(style.transitionProperty).toContain('grid-template-rows');
  expect(style.transitionDuration.split(', ')[0]).toBe('0.2s');
}

test('a click, arrow keys, Home and End go from tab to tab, always exactly one active [TH-21]', async () => {
  mount(<Sample />);
  const tabs = page.getByRole('tab');
  const selected = page.getByRole('tab', { selected: true });
  await tabs.nth(2).click();
  await expectOpen('three');
  await expect.element(selected).toHaveTextContent('The three');
  await tabs.first().click();
  await expectOpen('one');
  await expect.element(tabs.first()).toHaveFocus();
  for (const [key, at, id] of [
    ['ArrowRight', 1, 'two'],
    ['End', 2, 'three'],
    ['ArrowRight', 0, 'one'],
    ['ArrowLeft', 2, 'three'],
    ['Home', 0, 'one'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tabs.nth(at)).toHaveFocus();
    expect(selected.elements()).toHaveLength(1);
    await expect.element(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expectOpen(id);
  }
  // Only the active tab is a stop; the next one is its panel.
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel', { name: 'The one' })).toHaveFocus();
});

describe('on a phone', () => {
  test('an item slides open in 200 ms, comes to the top, and shuts the others, by finger and key [TH-23] [TH-24] [TH-25]', async () => {
    await onPhone();
    await withMedia({ 'prefers-reduced-motion': 'no-preference' });
    mount(<Sample />);
    const opener = (name: string) => page.getByRole('button', { name });
    expectSlideIn200Ms('three');
    expect(slideHeight('three')).toBe(0);
    await opener('The three').click();
    await expectOpen('three');
    await expect.poll(() => slideHeight('three')).toBeGreaterThan(300);
    await expect.poll(() => top(opener('The three').element())).toBeCloseTo(room(), -1);

    await opener('The two').click();
    await expectOpen('two');
    await expect.element(opener('The two')).toHaveAttribute('aria-expanded', 'true');
    opener('The three').element().focus();
    await userEvent.keyboard('{Enter}');
    await expectOpen('three');
    await userEvent.keyboard(' ');
    await expectOpen();
  });

  test('the item named at load is open [TH-22]', async () => {
    await onPhone();
    mount(<Sample opening="two" />);
    const opener = page.getByRole('button', { name: 'The two' });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await expectOpen('two');
  });
});

describe.each(['a phone', 'a wide screen'])('an accordion on %s', (screen) => {
  test('the entry named by rel is open, one at a time, each slides in 200 ms, and a phone scrolls to it [TH-22] [TH-23] [TH-24] [TH-25]', async () => {
    if (screen === 'a phone') await onPhone();
    await withMedia({ 'prefers-reduced-motion': 'no-preference' });
    mount(<Sample accordion={1} opening="one" />);
    const openers = page.getByRole('button');
    const expanded = () =>
      openers.elements().map((opener) => opener.getAttribute('aria-expanded') === 'true');
    await expect.element(page.css('[rel="1"]')).toBeVisible();
    await expectOpen('one');
    await openers.nth(1).click();
    expect(expanded()).toEqual([false, true, false]);
    await expectOpen('two');
    expectSlideIn200Ms('two');
    openers.nth(1).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(expanded).toEqual([false, false, false]);

    await withMedia({});
    const last = openers.nth(2);
    last.element().scrollIntoView({ block: 'center' });
    await last.click();
    await expect.poll(() => expanded().at(-1)).toBe(true);
    const place = () => top(last.element());
    if (screen === 'a phone') await expect.poll(place).toBeCloseTo(room(), -1);
    else expect(place()).toBeGreaterThan(room() + 50);
  });
});
