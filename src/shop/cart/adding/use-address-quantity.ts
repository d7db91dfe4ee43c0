import { useEffect } from 'react';
import { readQuantity } from '#rules/quantities/check.ts';
import { typeInto } from '../../ui/forms/type-into.ts';

/** `?quantity=3` is 3. Read in the browser, because the page is cached for all visitors. */
export function addressQuantity(search: string): string | null {
  const quantity = new URLSearchParams(search).get('quantity');
  const number = quantity === null ? 0 : readQuantity(quantity);
  return number > 0 && number < 1_000_000 ? quantity : null;
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
