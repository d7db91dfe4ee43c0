import { clickFilter, isActive } from '#rules/reviews/click-filter.ts';
import { reviewAddress } from '#rules/reviews/filter-address.ts';
import {
  ANY_REVIEW,
  type FilterButton,
  type ReviewCounts,
  type ReviewFilter,
} from '#rules/reviews/review-filter.ts';
import {
  countFor,
  emptyCounts,
  getButton,
  type ListState,
  readState,
  writeState,
} from './list-state.ts';

/** The elements of a section, including those moved into its container. */
export function listElements(root: HTMLElement) {
  const part = (name: string) =>
    root.querySelector<HTMLElement>(`[data-part="${name}"]`) ??
    document.querySelector<HTMLElement>(
      `#${CSS.escape(root.dataset.container ?? 'none')} > [data-part="${name}"]`,
    );
  const inside = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    frame: inside('[data-review-frame]'),
    list: inside('[data-review-list]'),
    noMatch: inside('[data-no-match]'),
    more: root.querySelector<HTMLAnchorElement>('[data-load-more]'),
    paging: inside('[data-review-paging]'),
    status: inside('[data-list-status]'),
    filters: part('filters'),
  };
}

export function filterLinks(filters: HTMLElement | null): Map<FilterButton, HTMLAnchorElement> {
  const links = new Map<FilterButton, HTMLAnchorElement>();
  for (const link of filters?.querySelectorAll<HTMLAnchorElement>('[data-filter]') ?? []) {
    const button = getButton(link.dataset.filter);
    if (button !== null) links.set(button, link);
  }
  return links;
}

export function readCounts(filters: HTMLElement | null): ReviewCounts {
  const counts = emptyCounts();
  for (const [button, link] of filterLinks(filters)) {
    const count = Number(link.querySelector('[data-count]')?.textContent) || 0;
    if (typeof button === 'number') counts.stars[button] = count;
    else counts[button] = count;
  }
  return counts;
}

export function toAddress(state: ListState, filter: ReviewFilter): string {
  const { base, names, fragment, usualSort } = state;
  return reviewAddress(base, filter, {
    names,
    fragment,
    usual: { ...ANY_REVIEW, sort: usualSort },
  });
}

/** Updates buttons, load-more link and the section's data attributes to the shown list. */
export function renderControls(
  root: HTMLElement,
  filter: ReviewFilter,
  counts: ReviewCounts,
  maxPage: number,
): void {
  writeState(root, filter, maxPage);
  const state = readState(root);
  const { filters, more } = listElements(root);
  for (const [button, link] of filterLinks(filters)) {
    renderButton(link, button, state, counts);
  }
  if (!more) return;
  more.hidden = filter.page >= maxPage;
  more.href = toAddress(state, { ...filter, page: filter.page + 1 });
}

function renderButton(
  link: HTMLAnchorElement,
  button: FilterButton,
  state: ListState,
  counts: ReviewCounts,
): void {
  const active = isActive(state.filter, button);
  const next = clickFilter(state.filter, button, counts);
  const count = link.querySelector('[data-count]');
  if (count) count.textContent = String(countFor(counts, button));
  // Before the address is removed, so that the focus stays on it.
  setAttribute(link, 'tabindex', next ? null : '0');
  setAttribute(link, 'href', next && toAddress(state, next));
  setAttribute(link, 'role', next ? null : 'link');
  setAttribute(link, 'aria-current', active ? 'true' : null);
  setAttribute(link, 'aria-disabled', next || active ? null : 'true');
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** An answer as elements; inert until inserted into the page. */
export function elementsIn(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** The list items of an answer: it consists of them, or is a whole widget that contains them. */
export function itemsIn(html: string): Element[] {
  const elements = elementsIn(html);
  return [...(elements.querySelector('[data-review-list]') ?? elements).children];
}
