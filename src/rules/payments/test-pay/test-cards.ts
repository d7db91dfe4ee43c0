// The numbers that the test provider knows, and what its bank says to each. None is anybody's: they are
// set aside for tests.
// Example: testCard('4000000000009995') is declined for want of funds.

export const CARD_REACTIONS = ['accept', 'decline', 'funds', 'expired', 'authenticate'] as const;
export type CardReaction = (typeof CARD_REACTIONS)[number];

export interface TestCard {
  digits: string;
  reaction: CardReaction;
}

export const TEST_CARDS: readonly TestCard[] = [
  { digits: '4242424242424242', reaction: 'accept' },
  { digits: '5555555555554444', reaction: 'accept' },
  { digits: '378282246310005', reaction: 'accept' },
  { digits: '6011111111111117', reaction: 'accept' },
  { digits: '4000002500003155', reaction: 'authenticate' },
  { digits: '4000000000000002', reaction: 'decline' },
  { digits: '4000000000009995', reaction: 'funds' },
  { digits: '4000000000000069', reaction: 'expired' },
];

export function testCard(digits: string): TestCard | null {
  return TEST_CARDS.find((card) => card.digits === digits) ?? null;
}

/** Those that are listed below the fields: one for each reaction. */
export const LISTED_CARDS: readonly TestCard[] = CARD_REACTIONS.flatMap(
  (reaction) => TEST_CARDS.find((card) => card.reaction === reaction) ?? [],
);
