import { useEffect, useRef, useState } from 'react';
import { multiplyMoney } from '#rules/money/arithmetic.ts';
import type { UpsellPick } from '#rules/upsells/selection.ts';
import type { VariationRecord } from '#wire/product.ts';
import type { UpsellItem, UpsellOffer } from '#wire/upsells.ts';
import { isFoundVariation } from '../product/choice/choice-events.ts';
import { fetchVariation } from '../product/choice/fetch-variation.ts';
import { useShop } from '../ui/shop-context.tsx';

/** open: incomplete. asking: requested. none: does not exist. gone: out of stock. */
export type ItemStatus = 'plain' | 'open' | 'asking' | 'found' | 'none' | 'gone' | 'unknown';

export interface ItemState {
  item: UpsellItem;
  ticked: boolean;
  /** `attribute_pa_color` to `sand`. */
  chosen: Readonly<Record<string, string>>;
  status: ItemStatus;
  variation: VariationRecord | null;
}

export interface UpsellItems {
  items: readonly ItemState[];
  tick(id: number, ticked: boolean): void;
  choose(item: UpsellItem, field: string, slug: string): void;
}

function firstState(item: UpsellItem, main: boolean): ItemState {
  const plain = item.choices.length === 0;
  // Completing a choice ticks the item.
  const status = plain ? 'plain' : 'open';
  return { item, ticked: plain || main, chosen: {}, status, variation: null };
}

export function useUpsellItems({ items, productId }: UpsellOffer): UpsellItems {
  const shop = useShop();
  const [states, setStates] = useState(() =>
    items.map((item) => firstState(item, item.id === productId)),
  );
  const requested = useRef(new Map<number, AbortController>());

  function change(id: number, changes: Partial<ItemState>): void {
    setStates((all) => all.map((one) => (one.item.id === id ? { ...one, ...changes } : one)));
  }

  async function ask(item: UpsellItem, chosen: Readonly<Record<string, string>>): Promise<void> {
    requested.current.get(item.id)?.abort();
    const controller = new AbortController();
    requested.current.set(item.id, controller);
    try {
      const variation = await fetchVariation(shop, item.id, chosen, controller.signal);
      change(item.id, { variation, status: getStatus(variation) });
    } catch {
      // A newer choice, or no answer: the add itself reports it.
      if (!controller.signal.aborted) change(item.id, { variation: null, status: 'unknown' });
    }
  }

  // The choice made above for the product itself applies here too.
  useEffect(() => {
    const main = items.find(({ id, choices }) => id === productId && choices.length > 0);
    if (!main) return;
    const follow = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      if (!isFoundVariation(detail) || detail.productId !== productId) return;
      const variation = detail.record;
      const isComplete = main.choices.every(({ field }) => variation.attributes[field]);
      if (!isComplete) return;
      requested.current.get(productId)?.abort();
      setStates((all) =>
        all.map((one) =>
          one.item.id === productId
            ? { ...one, chosen: variation.attributes, variation, status: getStatus(variation) }
            : one,
        ),
      );
    };
    document.addEventListener('found_variation', follow);
    return () => document.removeEventListener('found_variation', follow);
  }, [items, productId]);

  return {
    items: states,
    tick: (id, ticked) => change(id, { ticked }),
    choose(item, field, slug) {
      const before = states.find((one) => one.item.id === item.id)?.chosen ?? {};
      const chosen = { ...before, [field]: slug };
      const isComplete = item.choices.every(({ field: each }) => chosen[each]);
      change(item.id, {
        chosen,
        variation: null,
        status: isComplete ? 'asking' : 'open',
        ...(slug !== '' && { ticked: true }),
      });
      if (isComplete) void ask(item, chosen);
      else requested.current.get(item.id)?.abort();
    },
  };
}

function getStatus(variation: VariationRecord | null): ItemStatus {
  if (!variation) return 'none';
  return variation.stock.status === 'outofstock' || !variation.price ? 'gone' : 'found';
}

const OPEN: readonly ItemStatus[] = ['open', 'none', 'gone'];

/** In the form that the rules take. */
export function getPick({ item, ticked, status, variation }: ItemState): UpsellPick {
  const price = (variation ?? item).price?.min;
  return {
    id: item.id,
    ticked,
    price: price === undefined ? null : multiplyMoney(price, item.quantity),
    sure: status === 'plain' || status === 'found',
    open: OPEN.includes(status),
  };
}
