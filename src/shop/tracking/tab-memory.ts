import { tabStorage } from '../cart/store/tab-storage.ts';

// What has been reported in this tab, and who wrote a comment in it. Stored with consent only, and gone
// when it ends.

const EMAIL = 'vitrine_tracked_email';
const ORDER = 'vitrine_tracked_order';

/** The address a comment or review was signed with; '' where none was. */
export function recallEmail(): string {
  return tabStorage().getItem(EMAIL) ?? '';
}

export function rememberEmail(email: string): void {
  tabStorage().setItem(EMAIL, email);
}

/** True the first time only: the page of an order may be loaded again. */
export function isNewOrder(number: string): boolean {
  if (tabStorage().getItem(ORDER) === number) return false;
  tabStorage().setItem(ORDER, number);
  return true;
}

export function clearVisit(): void {
  for (const key of [EMAIL, ORDER]) tabStorage().removeItem(key);
}
