import { tabStorage } from '../stores/cart/tab-storage.ts';

// What has been reported in this tab, and who wrote a comment in this browser. Stored with consent only,
// and gone when it ends.

const EMAIL = 'vitrine_tracked_email';
const ORDER = 'vitrine_tracked_order';

/** The address a comment or review was signed with, in whichever tab; '' where none was. */
export function recallEmail(): string {
  return inBrowser((storage) => storage.getItem(EMAIL)) ?? '';
}

export function rememberEmail(email: string): void {
  inBrowser((storage) => storage.setItem(EMAIL, email));
}

/** True the first time only: the page of an order may be loaded again. */
export function isNewOrder(number: string): boolean {
  if (tabStorage().getItem(ORDER) === number) return false;
  tabStorage().setItem(ORDER, number);
  return true;
}

export function clearVisit(): void {
  inBrowser((storage) => storage.removeItem(EMAIL));
  tabStorage().removeItem(ORDER);
}

function inBrowser<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.localStorage);
  } catch {
    // It is switched off, or full: the visitor is known on this page only.
    return null;
  }
}
