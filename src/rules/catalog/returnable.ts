// Whether a product can be sent back, and if not, why: by law a shop may exclude what was made for one
// buyer, what spoils and what was sealed. Example: mayReturn('personalised') is false.

/** `yes`, or why not; `no` for a reason that the shop explains elsewhere. */
export const RETURNABLE = ['yes', 'personalised', 'hygiene', 'perishable', 'sealed', 'no'] as const;
export type Returnable = (typeof RETURNABLE)[number];

export function mayReturn(value: Returnable): value is 'yes' {
  return value === 'yes';
}

interface ReturnNames {
  /** Of the product and of its categories. */
  slugs: readonly string[];
  /** What the shop lists as not to be sent back: the setting `returns.except`. */
  except: readonly string[];
}

/** What counts of a product: its own word, or that of the shop's list. */
export function effectiveReturnable(named: Returnable, { slugs, except }: ReturnNames): Returnable {
  return named === 'yes' && slugs.some((slug) => except.includes(slug)) ? 'personalised' : named;
}

/** As it is stored; a word that a later release has written stays a reason not to. */
export function readReturnable(stored: string): Returnable {
  return RETURNABLE.find((each) => each === stored) ?? 'no';
}
