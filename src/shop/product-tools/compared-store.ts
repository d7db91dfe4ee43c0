import { readCompared } from '#rules/catalog/compared.ts';

const KEY = 'vitrine_compared';

/** The browser APIs it needs. */
type ComparedStorage = Pick<Storage, 'getItem' | 'setItem'>;

// Storage may be forbidden or full; then nothing is compared but what an address names.

export function storedCompared(open: () => ComparedStorage = () => window.localStorage): number[] {
  try {
    return readCompared(open().getItem(KEY) ?? '');
  } catch {
    return [];
  }
}

export function storeCompared(
  ids: readonly number[],
  open: () => ComparedStorage = () => window.localStorage,
): void {
  try {
    open().setItem(KEY, ids.join(','));
  } catch {
    // The addresses go on to work.
  }
}
