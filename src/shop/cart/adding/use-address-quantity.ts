import { useEffect } from 'react';
import { typeInto } from '../../ui/forms/type-into.ts';

/** `?quantity=3` is 3. Read in the browser, because the page is cached for all visitors. */
export function addressQuantity(search: string): string | null {
  const quantity = new URLSearchParams(search).get('quantity');
  return quantity !== null && /^[1-9]\d{0,5}$/.test(quantity) ? quantity : null;
}

/** A quantity from the address applies only to the page's own form. */
export function useAddressQuantity(formId: string | undefined): void {
  useEffect(() => {
    const form = formId === undefined ? null : document.getElementById(formId);
    const input = form?.querySelector<HTMLInputElement>('input.qty[name=quantity]');
    const quantity = addressQuantity(location.search);
    if (input && quantity !== null) typeInto(input, quantity);
  }, [formId]);
}
