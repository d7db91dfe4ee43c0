import { type Choice, printChoice, readChoice } from '#rules/variations/choice.ts';
import type { ProductAttribute } from '#wire/product.ts';

/** Stores a choice in the address, for reload, sharing and the back button. */
export interface ChoiceAddress {
  read(): Choice;
  write(chosen: Choice): void;
  /** Calls back for a choice restored by back or forward; returns how to stop. */
  follow(listener: (chosen: Choice) => void): () => void;
}

/** The browser APIs it needs. */
export type AddressWindow = Pick<Window, 'location' | 'history'> & {
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
};

export function pageAddress(
  page: AddressWindow,
  attributes: readonly ProductAttribute[],
): ChoiceAddress {
  const read = () => readChoice(page.location.search, attributes);
  return {
    read,
    write(chosen) {
      const { pathname, search, hash } = page.location;
      const query = printChoice(search, attributes, chosen);
      // A choice is no history entry: the current one is replaced, its state preserved.
      page.history.replaceState(page.history.state, '', `${pathname}${query}${hash}`);
    },
    follow(listener) {
      const moved = () => listener(read());
      page.addEventListener('popstate', moved);
      return () => page.removeEventListener('popstate', moved);
    },
  };
}
