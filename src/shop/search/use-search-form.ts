import { useEffect, useState } from 'react';

// The forms are plain ones, which also work before and without this code: it reads what they hold
// and adds attributes of its own to them.

export interface SearchFormState {
  text: string;
  /** The slug that is chosen beside the field; '' for all. */
  category: string;
  focused: boolean;
}

/** What the form around a search field holds, as it changes. */
export function useSearchForm(field: HTMLInputElement): SearchFormState {
  const [state, setState] = useState(() => ({ ...read(field), focused: isFocused(field) }));
  useEffect(() => {
    const { form } = field;
    const update = () => setState((last) => ({ ...last, ...read(field) }));
    const enter = () => setState({ ...read(field), focused: true });
    const leave = ({ relatedTarget }: FocusEvent) => {
      const focused = relatedTarget instanceof Node && form?.contains(relatedTarget) === true;
      setState((last) => ({ ...last, focused }));
    };
    form?.addEventListener('input', update);
    form?.addEventListener('focusin', enter);
    form?.addEventListener('focusout', leave);
    return () => {
      form?.removeEventListener('input', update);
      form?.removeEventListener('focusin', enter);
      form?.removeEventListener('focusout', leave);
    };
  }, [field]);
  return state;
}

function read(field: HTMLInputElement): Omit<SearchFormState, 'focused'> {
  const chosen = field.form && new FormData(field.form).get('product_cat');
  return { text: field.value, category: typeof chosen === 'string' ? chosen : '' };
}

/** What can be chosen beside the field, which every page has. */
export function formCategories({ form }: HTMLInputElement): { slug: string; name: string }[] {
  const select = form?.elements.namedItem('product_cat');
  if (!(select instanceof HTMLSelectElement)) return [];
  return [...select.options]
    .filter(({ value }) => value !== '')
    .map(({ value: slug, text: name }) => ({ slug, name }));
}

function isFocused({ form }: HTMLInputElement): boolean {
  return form?.contains(document.activeElement) === true;
}

/** Attributes that the form's own rendering does not know; null removes one. */
export function useAttributes(element: Element | null, attributes: Record<string, string | null>) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, value);
    }
  });
}
