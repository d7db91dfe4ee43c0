/**
 * Seeded random numbers: a seed gives the same numbers on every machine. chance('mug').whole(6) is
 * the same from one seeding to the next.
 */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  part(): number;
  /** A whole number from 0 up to, but not including, `below`. */
  integer(below: number): number;
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function chance(seed: string): Chance {
  let state = hash(seed);
  const part = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (below: number): number => Math.floor(part() * below);
  return {
    part,
    integer: integer,
    happens: (probability) => part() < probability,
    pick: (items) => {
      const item = items[integer(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16_777_619);
  }
  return value >>> 0;
}

/** Returns the items in a shuffled order and starts again only when all have been used. */
export function deck<Card>(cards: readonly Card[], luck: Chance): () => Card {
  const deal = shortDeck(cards, luck, Number.POSITIVE_INFINITY);
  return () => {
    const card = deal();
    if (card === undefined) throw new Error('an empty deck');
    return card;
  };
}

/** The same, but only for so many rounds; after that there are none. */
export function shortDeck<Card>(
  cards: readonly Card[],
  luck: Chance,
  rounds: number,
): () => Card | undefined {
  let left: Card[] = [];
  let started = 0;
  return () => {
    if (left.length === 0 && started < rounds) {
      left = shuffled(cards, luck);
      started += 1;
    }
    return left.pop();
  };
}

function shuffled<Card>(cards: readonly Card[], luck: Chance): Card[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = luck.integer(last + 1);
    const swapped = order[last] as Card;
    order[last] = order[other] as Card;
    order[other] = swapped;
  }
  return order;
}
