/**
 * Sentences from which reviews are composed. Each is complete in itself, so that any two of the
 * right kinds can be combined. {who}, {time} and {occasion} are filled in per review.
 */
export interface Family {
  praise: string[];
  use: string[];
  small: string[];
  bad: string[];
  goodTitles: string[];
  mixedTitles: string[];
}

/** Sentences about one product alone. */
export interface ProductLines {
  family: string;
  /** How many reviews it has. */
  count: number;
  /** Mean of the ratings aimed at: most products lie between 4.2 and 4.8. */
  liking: number;
  praise: string[];
  small: string[];
  /** Set for products that are no gift. */
  notAGift?: true;
}
