import type { CardReaction } from '#rules/payments/test-pay/test-cards.ts';

export interface TestPayTables {
  /** Cards that were typed into the test provider's fields, or that customers saved: never a number. */
  test_cards: {
    /** Not to be guessed: who has it may pay with the card once, or owns it. */
    reference: string;
    /** What the provider calls the customer who owns it; '' for a card that is used once. */
    customer: string;
    brand: string;
    /** '' where the card is still to be typed. */
    last4: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    reaction: CardReaction;
    created_at: number;
  };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends TestPayTables {}
}
