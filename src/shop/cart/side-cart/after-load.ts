import { readCartCookies } from '../../stores/cart/cart-cookies.ts';
import { tabStorage } from '../../stores/cart/tab-storage.ts';

// A form submitted by the browser loads another page. The page that submitted it and the cart's
// previous state are stored in the tab, so that the next page can tell that something was added.

const NAME = 'vitrine_adding';

const hashNow = () => readCartCookies(document.cookie).hash;
const withoutFragment = (address: string) => address.split('#', 1)[0] ?? '';

/** The stored note: the previous hash of the cart, a space, and the page that submitted the form. */
export function noteAdd(hash: string, page: string): string {
  return `${hash} ${withoutFragment(page)}`;
}

/**
 * Whether the note is about the page that led here and the cart has changed since. A page that was
 * left before its script ran does not read the note: the page after it must not act on it.
 */
export function isNoteOfAdd(note: string | null, hash: string, referrer: string): boolean {
  if (note === null) return false;
  const space = note.indexOf(' ');
  return note.slice(space + 1) === withoutFragment(referrer) && note.slice(0, space) !== hash;
}

/** Notes every product form that the browser submits. Returns how to stop. */
export function watchPlainAdds(): () => void {
  const submit = ({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || !(target instanceof Element) || !target.matches('form.cart')) return;
    try {
      tabStorage().setItem(NAME, noteAdd(hashNow(), location.href));
    } catch {
      // Without storage the next page opens nothing.
    }
  };
  document.addEventListener('submit', submit);
  return () => document.removeEventListener('submit', submit);
}

/** Whether the previous page added something; true once. */
export function wasAddedBefore(): boolean {
  try {
    const storage = tabStorage();
    const note = storage.getItem(NAME);
    storage.removeItem(NAME);
    return isNoteOfAdd(note, hashNow(), document.referrer);
  } catch {
    // Nothing was stored.
    return false;
  }
}
