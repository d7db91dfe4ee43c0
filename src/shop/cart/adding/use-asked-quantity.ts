import { useEffect } from 'react';
import { typeInto } from '../../ui/type-into.ts';

/** `?quantity=3` is 3; the page is the same for everybody, so a link's wish is read here. */
export function askedQuantity(search: string): string | null {
  const asked = new URLSearchParams(search).get('quantity');
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? asked : null;
}

/** A link may say how many; only the form of the page itself listens to it. */
export function useAskedQuantity(formId: string | undefined): void {
  useEffect(() => {
    const form = formId === undefined ? null : document.getElementById(formId);
    const input = form?.querySelector<HTMLInputElement>('input.qty[name=quantity]');
    const asked = askedQuantity(location.search);
    if (input && asked !== null) typeInto(input, asked);
  }, [formId]);
}
