import styles from './dropdown.module.css';
import type { DropdownItem } from './dropdown-source.ts';

/** The elements of one dropdown beside its select. */
export interface DropdownView {
  root: HTMLElement;
  chips: HTMLElement;
  input: HTMLInputElement;
  panel: HTMLElement;
  list: HTMLElement;
  status: HTMLElement;
}

export function createView(id: string, multiple: boolean): DropdownView {
  const root = element('div', styles.dropdown ?? '');
  const chips = element('ul', styles.chips ?? '');
  chips.hidden = true;
  const input = document.createElement('input');
  input.type = 'text';
  input.id = `${id}-search`;
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.placeholder = ' ';
  set(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-controls': `${id}-list`,
  });
  const panel = element('div', styles.panel ?? '');
  panel.hidden = true;
  const list = element('ul', styles.list ?? '');
  list.id = `${id}-list`;
  set(list, { role: 'listbox', 'aria-multiselectable': multiple ? 'true' : null });
  const status = element('p', styles.status ?? '');
  set(status, { role: 'status' });
  panel.append(list, status);
  root.append(chips, input, panel);
  return { root, chips, input, panel, list, status };
}

export function renderOptions(
  view: DropdownView,
  items: readonly DropdownItem[],
  chosen: ReadonlySet<string>,
): void {
  view.list.replaceChildren(
    ...items.map(({ value, text, disabled }, at) => {
      const option = element('li', styles.option ?? '');
      option.id = `${view.list.id}-${at}`;
      option.dataset.value = value;
      option.textContent = text;
      set(option, {
        role: 'option',
        'aria-selected': String(chosen.has(value)),
        'aria-disabled': disabled ? 'true' : null,
      });
      return option;
    }),
  );
  view.list.hidden = items.length === 0;
}

/** A message, visible or, when quiet, for screen readers only. */
export function announce({ status }: DropdownView, message: string, quiet: boolean): void {
  status.classList.toggle('visually-hidden', quiet);
  if (status.textContent !== message) status.textContent = message;
}

/** The option highlighted by the arrow keys; -1 is none. */
export function markActive({ input, list }: DropdownView, at: number): void {
  for (const old of list.querySelectorAll('[data-active]')) old.removeAttribute('data-active');
  const option = list.children[at];
  if (!(option instanceof HTMLElement)) {
    input.removeAttribute('aria-activedescendant');
    return;
  }
  option.dataset.active = '';
  input.setAttribute('aria-activedescendant', option.id);
  scrollWithin(list, option);
}

/** Scrolls the list only, never the page. */
function scrollWithin(list: HTMLElement, option: HTMLElement): void {
  const top = option.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  const bottom = top + option.offsetHeight - list.clientHeight;
  if (bottom > list.scrollTop) list.scrollTop = bottom;
}

export function renderChips(
  { chips }: DropdownView,
  chosen: readonly DropdownItem[],
  removeMessage: (name: string) => string,
): void {
  chips.replaceChildren(
    ...chosen.map(({ value, text }) => {
      const chip = element('li', styles.chip ?? '');
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.value = value;
      button.className = styles.remove ?? '';
      button.textContent = '×';
      button.setAttribute('aria-label', removeMessage(text));
      chip.append(text, button);
      return chip;
    }),
  );
  chips.hidden = chosen.length === 0;
}

export function set(target: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) target.removeAttribute(name);
    else target.setAttribute(name, value);
  }
}

function element(name: 'div' | 'ul' | 'li' | 'p', className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
