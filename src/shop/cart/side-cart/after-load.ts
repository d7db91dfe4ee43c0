import { readCartCookies } from '../store/cart-cookies.ts';
import { tabStorage } from '../store/tab-storage.ts';

// A form submitted by the browser loads another page. The cart's previous state is stored in the
// tab, so that the next page can tell that something was added.

const NAME = 'vitrine_adding';

const hashNow = () => readCartCookies(document.cookie).hash;

/** Notes every product form that the browser submits. Returns how to stop. */
export function watchPlainAdds(): () => void {
  const submit = ({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || !(target instanceof Element) || !target.matches('form.cart')) return;
    try {
      tabStorage().setItem(NAME, hashNow());
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
    const before = storage.getItem(NAME);
    storage.removeItem(NAME);
    return before !== null && before !== hashNow();
  } catch {
    // Nothing was stored.
    return false;
  }
}
