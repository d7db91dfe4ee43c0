import { readCartCookies } from '../store/cart-cookies.ts';
import { tabShelf } from '../store/tab-shelf.ts';

// A form the browser sends by itself leads to another page. What the cart was before travels in the
// tab, so that the next page can tell that something was added to it.

const NAME = 'vitrine_adding';

const hashNow = () => readCartCookies(document.cookie).hash;

/** Remembers every product form that leaves with the browser. Returns how to stop. */
export function watchPlainAdds(): () => void {
  const submit = ({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || !(target instanceof Element) || !target.matches('form.cart')) return;
    try {
      tabShelf().setItem(NAME, hashNow());
    } catch {
      // Without storage the next page is a page like any other.
    }
  };
  document.addEventListener('submit', submit);
  return () => document.removeEventListener('submit', submit);
}

/** Whether the page before this one added something; true once. */
export function wasAddedBefore(): boolean {
  try {
    const shelf = tabShelf();
    const before = shelf.getItem(NAME);
    shelf.removeItem(NAME);
    return before !== null && before !== hashNow();
  } catch {
    // Nothing was remembered.
    return false;
  }
}
