import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '#rules/variations/choice.ts';
import { getCombinations } from '#rules/variations/combinations.ts';
import type { ProductRecord, VariationRecord } from '#wire/product.ts';
import { sampleMug, sampleStock } from '#wire/samples/product.ts';
import { sampleConfig } from '#wire/samples/shop-config.ts';
import { type AddressWindow, pageAddress } from './choice-address.ts';
import type { ChoiceEvent } from './choice-events.ts';
import { type ChoiceParts, createChoiceStore, REQUEST_DELAY_MS } from './choice-store.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

/** A browser's address bar and its history, as far as a choice touches them. */
function fakeWindow(search: string) {
  const listeners = new Set<() => void>();
  const location = { pathname: '/product/mug', search, hash: '#buy' };
  const page = {
    location,
    history: {
      state: { saved: true },
      replaceState(state: unknown, _: string, address: string) {
        expect(state).toEqual({ saved: true });
        expect(address.startsWith('/product/mug')).toBe(true);
        expect(address.endsWith('#buy')).toBe(true);
        location.search = address.slice('/product/mug'.length, -'#buy'.length);
      },
    },
    addEventListener: (_: 'popstate', listener: () => void) => listeners.add(listener),
    removeEventListener: (_: 'popstate', listener: () => void) => listeners.delete(listener),
  };
  return {
    page: page as unknown as AddressWindow,
    location,
    listeners,
    goTo(query: string) {
      location.search = query;
      for (const listener of listeners) listener();
    },
  };
}

function open(
  change: Omit<Partial<ChoiceParts>, 'settings'> & {
    search?: string;
    settings?: Partial<ChoiceParts['settings']>;
  } = {},
) {
  const { search = '', settings, ...parts } = change;
  const product = parts.product ?? sampleMug();
  const browser = fakeWindow(search);
  const events: ChoiceEvent[] = [];
  const fetchVariation = vi.fn(async (): Promise<VariationRecord | null> => null);
  const store = createChoiceStore({
    product,
    posted: {},
    address: pageAddress(browser.page, product.attributes),
    fetchVariation,
    announce: (event) => events.push(event),
    ...parts,
    settings: { ...sampleConfig().swatches, ...settings },
  });
  const rendered = vi.fn();
  store.subscribe(rendered);
  const stop = store.open();
  return { store, browser, events, rendered, stop, fetchVariation };
}

describe('an attribute of which there is one value', () => {
  const mug = sampleMug();
  const product = {
    ...mug,
    attributes: mug.attributes.map((each) =>
      each.name === 'pa_size' ? { ...each, terms: each.terms.slice(0, 1) } : each,
    ),
  };
  const [size = ''] = product.attributes.flatMap(({ name, terms }) =>
    name === 'pa_size' ? terms.map(({ slug }) => slug) : [],
  );

  it('is chosen from the start, and stays so when the choice is cleared', () => {
    const { store, browser } = open({ product });
    expect(store.initial.chosen).toEqual({ [SIZE]: size });
    expect(browser.location.search).toBe('');
    expect(store.get().missing).toEqual([COLOR]);
    store.choose(COLOR, 'ink');
    store.clear();
    expect(store.get().chosen).toEqual({ [SIZE]: size });
  });

  it('is chosen beside what the address names', () => {
    const { store } = open({ product, search: `?${COLOR}=ink` });
    expect(store.get().chosen).toEqual({ [COLOR]: 'ink', [SIZE]: size });
  });
});

describe('a choice among variations that travelled with the page', () => {
  it('finds the variation, its price and its number [VS-13]', () => {
    const { store, events, rendered } = open();
    expect(store.get()).toMatchObject({
      status: 'incomplete',
      match: null,
      missing: [COLOR, SIZE],
    });
    store.choose(COLOR, 'sand');
    expect(store.get()).toMatchObject({ status: 'incomplete', match: null, missing: [SIZE] });
    store.choose(SIZE, 'large');
    expect(store.get()).toMatchObject({
      status: 'matched',
      match: { id: 22, price: { min: 1800 } },
      missing: [],
    });
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(events).toMatchObject([
      { name: 'found_variation', productId: 12, variation: { id: 22 } },
    ]);
  });

  it('is announced when it changes and when it is cleared', () => {
    const { store, events } = open({ search: `?${COLOR}=sand&${SIZE}=small` });
    store.choose(SIZE, 'large');
    store.clear();
    store.choose(COLOR, 'sand');
    expect(events.map(({ name }) => name)).toEqual([
      'found_variation',
      'found_variation',
      'reset_data',
    ]);
    expect(store.get().match).toBeNull();
  });

  it('cannot take what is disabled or out of stock [VS-05] [VS-06]', () => {
    const { store } = open({ search: `?${SIZE}=large` });
    store.choose(COLOR, 'ink');
    expect(store.get().chosen).toEqual({ [SIZE]: 'large' });
    const small = open({ search: `?${SIZE}=small` });
    small.store.choose(COLOR, 'ink');
    expect(small.store.get().chosen).toEqual({ [SIZE]: 'small' });
    const clickable = open({ search: `?${SIZE}=small`, settings: { noStockClickable: true } });
    clickable.store.choose(COLOR, 'ink');
    expect(clickable.store.get().match?.id).toBe(23);
  });

  it('chosen again stays, or goes where the shop says so [VS-07]', () => {
    const { store, rendered } = open();
    store.choose(COLOR, 'sand');
    store.choose(COLOR, 'sand');
    expect(store.get().chosen).toEqual({ [COLOR]: 'sand' });
    expect(rendered).toHaveBeenCalledTimes(1);
    const clearing = open({ settings: { clearOnReselect: true } });
    clearing.store.choose(COLOR, 'sand');
    clearing.store.choose(COLOR, 'sand');
    expect(clearing.store.get().chosen).toEqual({});
  });

  it('shows badges by the threshold of the shop and resets them [VS-10] [VS-11]', () => {
    const mug = sampleMug();
    const [first, ...rest] = mug.variations;
    const few = {
      ...first,
      stock: sampleStock({ left: 3 }),
      quantity: { min: 1, max: 3, step: 1 },
    };
    const product = { ...mug, variations: [few as VariationRecord, ...rest] };
    const left = ({ store }: ReturnType<typeof open>) =>
      store.get().states.get(SIZE)?.get('small')?.stockLeft;
    const usual = open({ product, search: `?${COLOR}=sand` });
    expect(left(usual)).toBe(3);
    usual.store.clear();
    expect(left(usual)).toBeNull();
    expect(
      left(open({ product, search: `?${COLOR}=sand`, settings: { stockThreshold: 2 } })),
    ).toBeNull();
  });

  it('starts from what was posted, unless the address says otherwise', () => {
    const posted = { [COLOR]: 'sand', [SIZE]: 'mauve', quantity: '2' };
    expect(open({ posted }).store.initial.chosen).toEqual({ [COLOR]: 'sand' });
    expect(open({ posted }).store.get().chosen).toEqual({ [COLOR]: 'sand' });
    expect(open({ posted, search: `?${SIZE}=large` }).store.get().chosen).toEqual({
      [SIZE]: 'large',
    });
  });
});

describe('the address', () => {
  it('is read after the page was rendered, and unknown names in it are ignored', () => {
    const { store, rendered } = open({ search: `?${COLOR}=ink&attribute_pa_shape=round&utm=x` });
    expect(store.initial.chosen).toEqual({});
    expect(store.get().chosen).toEqual({ [COLOR]: 'ink' });
    expect(rendered).toHaveBeenCalledTimes(1);
    const unknown = open({ search: `?${COLOR}=mauve` });
    expect(unknown.store.get()).toBe(unknown.store.initial);
    expect(unknown.rendered).not.toHaveBeenCalled();
  });

  it('follows the choice and keeps everything else', () => {
    const { store, browser } = open({ search: '?utm=x' });
    store.choose(COLOR, 'sand');
    store.choose(SIZE, 'small');
    expect(browser.location.search).toBe(`?utm=x&${COLOR}=sand&${SIZE}=small`);
    store.clear(COLOR);
    expect(browser.location.search).toBe(`?utm=x&${SIZE}=small`);
    store.clear();
    expect(browser.location.search).toBe('?utm=x');
  });

  it('names a posted choice too, so that moving within the page keeps it', () => {
    const { store, browser, rendered } = open({ posted: { [COLOR]: 'sand' } });
    expect(browser.location.search).toBe(`?${COLOR}=sand`);
    rendered.mockClear();
    browser.goTo(browser.location.search);
    expect(store.get().chosen).toEqual({ [COLOR]: 'sand' });
    expect(rendered).not.toHaveBeenCalled();
  });

  it('leads the choice when the shopper goes back or forward', () => {
    const { store, browser, stop } = open({ search: `?${COLOR}=sand&${SIZE}=small` });
    browser.goTo(`?${COLOR}=sand&${SIZE}=large`);
    expect(store.get().match?.id).toBe(22);
    browser.goTo('');
    expect(store.get()).toMatchObject({ chosen: {}, match: null });
    stop();
    expect(browser.listeners.size).toBe(0);
  });

  it('is left alone by a choice that is not its own', () => {
    const { store, browser } = open({ address: null, search: `?${COLOR}=ink` });
    expect(store.get().chosen).toEqual({});
    store.choose(COLOR, 'sand');
    expect(browser.location.search).toBe(`?${COLOR}=ink`);
  });
});

describe('a choice among variations that are asked for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const mug = sampleMug();
  const many: ProductRecord = {
    ...mug,
    variations: [],
    combinations: getCombinations(mug.attributes, mug.variations, 5),
  };
  const toResponse = (chosen: Choice) =>
    mug.variations.find((one) => one.attributes[SIZE] === chosen[SIZE]) ?? null;
  const wait = () => vi.advanceTimersByTimeAsync(REQUEST_DELAY_MS);

  it('knows every state at once and asks for the match alone', async () => {
    const fetchVariation = vi.fn(async (chosen: Choice) => toResponse(chosen));
    const { store, events } = open({ product: many, fetchVariation });
    store.choose(COLOR, 'sand');
    expect(store.get().states.get(SIZE)?.get('large')?.state).toBe('enabled');
    await wait();
    expect(fetchVariation).not.toHaveBeenCalled();
    store.choose(SIZE, 'large');
    expect(store.get()).toMatchObject({ status: 'pending', match: null });
    await wait();
    expect(store.get()).toMatchObject({ status: 'matched', match: { id: 22 } });
    expect(events.map(({ name }) => name)).toEqual(['found_variation']);
  });

  it('asks once for a choice that was only passed by, and never twice', async () => {
    const fetchVariation = vi.fn(async (chosen: Choice) => toResponse(chosen));
    const { store, events } = open({
      product: many,
      fetchVariation,
      search: `?${COLOR}=sand&${SIZE}=small`,
    });
    store.choose(SIZE, 'large');
    await wait();
    store.choose(SIZE, 'small');
    await wait();
    store.choose(SIZE, 'large');
    expect(store.get()).toMatchObject({ status: 'matched', match: { id: 22 } });
    expect(fetchVariation.mock.calls.map(([chosen]) => chosen[SIZE])).toEqual(['large', 'small']);
    expect(events.map(({ name }) => name)).toEqual(Array(3).fill('found_variation'));
  });

  it('never shows the answer to a choice that has changed since', async () => {
    const late: { response?: () => void; signal?: AbortSignal } = {};
    const fetchVariation = (chosen: Choice, signal: AbortSignal) =>
      chosen[SIZE] === 'small'
        ? new Promise<VariationRecord | null>((resolve) => {
            late.response = () => resolve(toResponse(chosen));
            late.signal = signal;
          })
        : Promise.resolve(toResponse(chosen));
    const { store } = open({
      product: many,
      fetchVariation,
      search: `?${COLOR}=sand&${SIZE}=small`,
    });
    await wait();
    store.choose(SIZE, 'large');
    expect(late.signal?.aborted).toBe(true);
    await wait();
    late.response?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().match?.id).toBe(22);
  });

  it('does not ask for what is not made', async () => {
    const { store, fetchVariation } = open({
      product: many,
      search: `?${COLOR}=ink&${SIZE}=large`,
    });
    await wait();
    expect(store.get()).toMatchObject({ status: 'none', match: null });
    expect(fetchVariation).not.toHaveBeenCalled();
  });

  it('says when the shop does not know the combination any more', async () => {
    const { store, events } = open({ product: many, search: `?${COLOR}=sand&${SIZE}=large` });
    await wait();
    expect(store.get()).toMatchObject({ status: 'none', match: null });
    expect(events).toEqual([]);
  });

  it('stays usable when no answer comes, and asks again when asked again', async () => {
    const fetchVariation = vi
      .fn(async (chosen: Choice) => toResponse(chosen))
      .mockRejectedValueOnce(new TypeError('offline'));
    const { store } = open({
      product: many,
      fetchVariation,
      search: `?${COLOR}=sand&${SIZE}=large`,
    });
    await wait();
    expect(store.get()).toMatchObject({ status: 'failed', match: null, missing: [] });
    expect(store.get().chosen).toEqual({ [COLOR]: 'sand', [SIZE]: 'large' });
    store.clear(SIZE);
    store.choose(SIZE, 'large');
    await wait();
    expect(store.get()).toMatchObject({ status: 'matched', match: { id: 22 } });
  });
});
