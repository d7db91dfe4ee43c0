import { describe, expect, test } from 'vitest';
import type { StartedItem } from '#wire/bundles.ts';
import { bundleSnapshot } from './bundle-snapshot.ts';
import { sentItem } from './item-snapshot.ts';
import { BUNDLE } from './testing/sample-bundle.ts';

const on = (more: Partial<StartedItem> = {}): StartedItem => ({
  on: true,
  quantity: '1',
  attributes: {},
  options: {},
  ...more,
});
const color = (slug: string) => ({ attributes: { attribute_pa_color: slug } });
const now = (states: Record<string, StartedItem>, quantity = '1') =>
  bundleSnapshot(BUNDLE, states, {}, quantity);

describe('the bundle as it stands', () => {
  test('the price follows each tick, variation and quantity [BU-07] [BU-08]', () => {
    const total = (states: Record<string, StartedItem>, quantity?: string) => {
      const { total: sum, saving, exact } = now(states, quantity);
      return [sum, saving, exact];
    };
    expect(total({ tray: on() })).toEqual([4800, 0, true]);
    // With the mug it is two items, and from 14.00 until its colour is chosen.
    expect(total({ tray: on(), mug: on() })).toEqual([5890, 310, false]);
    expect(total({ tray: on(), mug: on(color('sand')) })).toEqual([5890, 310, true]);
    expect(total({ tray: on(), mug: on(color('ink')) })).toEqual([6270, 330, true]);
    const napkins = on({ quantity: '3' });
    expect(total({ tray: on(), mug: on(color('ink')), napkin: on() })).toEqual([6840, 760, true]);
    // Three napkins are one item more, not three.
    expect(total({ tray: on(), napkin: napkins })).toEqual([7410, 390, true]);
    expect(total({ tray: on(), napkin: { ...napkins, on: false } })).toEqual([4800, 0, true]);
    expect(total({ tray: on(), napkin: napkins }, '2')).toEqual([14_820, 780, true]);
  });

  test('it is valid once every selected item has all it needs; others do not count [BU-18]', () => {
    const valid = (states: Record<string, StartedItem>) => now(states).valid;
    expect(valid({ tray: on(), mug: on() })).toBe(false);
    expect(valid({ tray: on(), mug: on({ ...color('ink') }) })).toBe(true);
    expect(valid({ tray: on(), mug: { ...on(), on: false } })).toBe(true);
    // A colour that is not made, one that is sold out, a required item left out.
    expect(valid({ tray: on(), mug: on(color('moss')) })).toBe(false);
    expect(valid({ tray: on(), mug: on(color('clay')) })).toBe(false);
    expect(valid({ mug: on(color('ink')) })).toBe(false);
    expect(valid({ tray: on({ quantity: '9' }) })).toBe(false);
  });

  test('matched, its number and its price are written into the item [BU-02] [BU-16]', () => {
    const sent = (attributes: Partial<StartedItem>) => {
      const [mug] = now({ mug: on({ quantity: '2', ...attributes }) }).chosen;
      if (!mug) throw new Error('no mug');
      return [mug.form.state, sentItem(mug, 2)];
    };
    expect(sent(color('ink'))).toEqual([
      'matched',
      {
        item: 'mug',
        id: 72,
        parent: 7,
        attributes: { attribute_pa_color: 'ink' },
        quantity: 2,
        price: '18.00',
      },
    ]);
    expect(sent({})).toMatchObject(['found', { id: 7, parent: 7, price: '14.00' }]);
    expect(sent(color('moss'))).toMatchObject(['reset', { id: 7 }]);
  });
});
