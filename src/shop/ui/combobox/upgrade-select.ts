import type { Translate } from '../translate.ts';
import styles from './dropdown.module.css';
import { dropdownLimits } from './dropdown-messages.ts';
import { createResults, type DropdownResults, type ResultsView } from './dropdown-results.ts';
import { addressSource, fold, optionItems, optionSource } from './dropdown-source.ts';
import {
  announce,
  createView,
  markActive,
  renderChips,
  renderOptions,
  set,
} from './dropdown-view.ts';

/** Two keys of one word are about 200 ms apart. */
const TYPING_PAUSE = 250;
const FIRST_PAGES_STEP = 10;
/** Distance from the list's end at which more results are requested. */
const NEAR_END = 48;

export interface Dropdown {
  /** The select was changed by other code. */
  refresh(): void;
  destroy(): void;
}

/**
 * Puts a searchable dropdown in place of a select, which stays in the form for submission and
 * autofill. The select's attributes are its settings: data-ajax-url, data-min-length,
 * data-max-length and data-limit.
 */
export function upgradeSelect(select: HTMLSelectElement, t: Translate): Dropdown {
  const view = createView(select.id || select.name, select.multiple);
  const { root, input, panel, list } = view;
  const ending = new AbortController();
  const { signal } = ending;
  let results: DropdownResults | null = null;
  let displayed: ResultsView = { items: [], message: null };
  let active = -1;
  let typed = false;

  const chosen = () => optionItems(select).filter(({ value }) => isChosen(select, value));

  const refresh = () => {
    const now = chosen();
    if (document.activeElement !== input || !typed) {
      input.value = select.multiple ? '' : (now[0]?.text ?? '');
    }
    if (select.multiple) renderChips(view, now, (name) => t('dropdown.remove', { name }));
    input.disabled = select.disabled;
    set(input, {
      'aria-invalid': select.getAttribute('aria-invalid'),
      'aria-describedby': select.getAttribute('aria-describedby'),
      'aria-required': select.required ? 'true' : null,
    });
  };

  const show = (next: ResultsView) => {
    const sameBegin = next.items.length > 0 && displayed.items[0] === next.items[0];
    displayed = next;
    const values = new Set(chosen().map(({ value }) => value));
    renderOptions(view, next.items, values);
    const { message } = next;
    if (message) announce(view, t(message.key, { count: message.count ?? 0 }), false);
    else announce(view, t('dropdown.found', { count: next.items.length }), true);
    const selected = next.items.findIndex(({ value }) => values.has(value));
    if (!sameBegin) active = typed ? 0 : selected;
    markActive(view, Math.min(active, next.items.length - 1));
  };

  const search = () =>
    results?.search(typed ? input.value.trim() : '', select.multiple ? chosen().length : 0);

  const open = () => {
    if (results || select.disabled) return;
    const address = select.dataset.ajaxUrl;
    results = createResults({
      source: address ? addressSource(address) : optionSource(select),
      limits: dropdownLimits(select.dataset),
      delay: address ? TYPING_PAUSE : 0,
      show,
    });
    panel.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    const { top, bottom } = input.getBoundingClientRect();
    const below = (window.visualViewport?.height ?? innerHeight) - bottom;
    root.toggleAttribute('data-up', below < 240 && top > below);
    search();
  };

  const close = () => {
    results?.stop();
    results = null;
    typed = false;
    active = -1;
    displayed = { items: [], message: null };
    panel.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    markActive(view, -1);
    announce(view, '', true);
    refresh();
    // Typing replaces the search.
    if (document.activeElement === input) input.select();
  };

  const pick = (at: number) => {
    const item = displayed.items[at];
    if (!item || item.disabled) return;
    choose(select, item.value, item.text);
    typed = false;
    if (select.multiple) {
      input.value = '';
      search();
    } else close();
  };

  const move = (to: number) => {
    const last = displayed.items.length - 1;
    active = Math.max(0, Math.min(to, last));
    markActive(view, active);
    if (active === last) results?.more();
  };

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => (results ? move(active + 1) : open()),
    ArrowUp: () => (results ? move(active - 1) : open()),
    PageDown: () => results && move(active + FIRST_PAGES_STEP),
    PageUp: () => results && move(active - FIRST_PAGES_STEP),
    Enter: () => pick(active),
    Escape: close,
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, listener, { signal });

  on(input, 'keydown', (event) => {
    if (event.key === 'Backspace' && select.multiple && input.value === '') {
      const last = chosen().at(-1);
      if (last) choose(select, last.value, last.text, false);
      return;
    }
    // Leaving the field selects the highlighted result of a search.
    if (event.key === 'Tab' && results && typed && input.value.trim() !== '') pick(active);
    const act = keys[event.key];
    const closed = !results && !event.key.startsWith('Arrow');
    if (!act || closed || event.isComposing) return;
    event.preventDefault();
    // Escape closes the list and not the dialog around it.
    event.stopPropagation();
    act(event);
  });
  on(input, 'input', () => {
    typed = true;
    open();
    search();
  });
  on(input, 'click', open);
  on(input, 'focus', () => {
    input.select();
    // Forwards focus and blur to the select's listeners.
    select.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  on(input, 'blur', () => {
    const query = fold(input.value);
    const exact = displayed.items.findIndex((item) => typed && fold(item.text) === query);
    if (exact >= 0 && !select.multiple) pick(exact);
    if (typed && query === '' && mayBeEmpty(select)) choose(select, '', '');
    close();
    select.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  // The field keeps the focus while its list is pressed.
  on(panel, 'pointerdown', (event) => event.preventDefault());
  on(panel, 'mousedown', (event) => event.preventDefault());
  on(list, 'click', (event) => {
    const option = event.target instanceof Element && event.target.closest('[role=option]');
    if (option) pick([...list.children].indexOf(option));
  });
  on(list, 'scroll', () => {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR_END) results?.more();
  });
  on(view.chips, 'mousedown', (event) => event.preventDefault());
  on(view.chips, 'click', (event) => {
    const value = event.target instanceof HTMLElement ? event.target.dataset.value : undefined;
    if (value === undefined) return;
    choose(select, value, '', false);
    input.focus();
  });
  on(select, 'change', refresh);
  // A label or link that targets the select focuses this field.
  on(select, 'focus', () => input.focus());
  select.form?.addEventListener('reset', () => setTimeout(refresh), { signal });

  const label = select.labels?.[0];
  if (label) {
    label.id ||= `${input.id}-label`;
    set(input, { 'aria-labelledby': label.id });
    set(list, { 'aria-labelledby': label.id });
  }
  input.className = `${select.className} ${styles.input ?? ''}`;
  const classBefore = select.className;
  select.classList.add(styles.native ?? '');
  const tabBefore = select.getAttribute('tabindex');
  set(select, { tabindex: '-1', 'aria-hidden': 'true' });
  select.after(root);
  refresh();
  return {
    refresh,
    destroy() {
      ending.abort();
      results?.stop();
      root.remove();
      select.className = classBefore;
      set(select, { tabindex: tabBefore, 'aria-hidden': null });
    },
  };
}

/** Clearing the text clears the choice, where nothing may be chosen. */
function mayBeEmpty(select: HTMLSelectElement): boolean {
  return (
    !select.multiple && !select.required && [...select.options].some(({ value }) => value === '')
  );
}

function isChosen(select: HTMLSelectElement, value: string): boolean {
  return select.multiple
    ? [...select.selectedOptions].some((option) => option.value === value)
    : select.value === value;
}

/** Selects or deselects like a user: listeners of the select, React included, receive the event. */
function choose(select: HTMLSelectElement, value: string, text: string, on = true): void {
  let option = [...select.options].find((one) => one.value === value);
  if (!option) {
    // A fetched result becomes an option of the form.
    option = new Option(text, value);
    select.add(option);
  }
  if (select.multiple) option.selected = on && !option.selected;
  else select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
