import { hasFields } from '#rules/input/has-fields.ts';
import { clickFilter } from '#rules/reviews/click-filter.ts';
import type { ReviewFilter } from '#rules/reviews/review-filter.ts';
import { VITRINE_DATA } from '#wire/forms/vitrine-data.ts';
import { LOAD_MORE_ACTION, type LoadMoreResponse, WIDGET_ACTION } from '#wire/reviews.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { scrollToElement } from '../../ui/scroll/scroll-to-element.ts';
import { createListControl, hasMore, type ListReply } from './list-control.ts';
import {
  type ListRequest,
  type ListSource,
  linkToFetch,
  loadMoreFields,
  sortRequest,
  sourceFor,
  widgetFields,
} from './list-request.ts';
import { getButton, mergeCounts, readState } from './list-state.ts';
import {
  elementsIn,
  itemsIn,
  listElements,
  readCounts,
  renderControls,
  toAddress,
} from './list-view.ts';
import { restoreSelects } from './restore-selects.ts';

/** After a page change the reviews scroll to the top, this far below the edge. */
export const AFTER_PAGE_CHANGE = { duration: 300, offset: -200 };

interface Answered extends ListReply {
  source: ListSource;
  page: number;
}

/** Loads the next page, as its button does; false where there is none, or it failed. */
export type LoadNext = () => Promise<boolean>;

/** Filters, pages, sorting and load-more: events of the section, results in its list. */
export function startList(
  root: HTMLElement,
  shop: Pick<ShopConfig, 'ajax_url' | 'nonces'>,
  changed: () => void,
): LoadNext {
  const control = createListControl<Answered>({
    load: (request) => load(root, shop, request),
    show(reply, request) {
      show(root, reply, request);
      changed();
      if (request.kind === 'page') void scrollToElement(root, AFTER_PAGE_CHANGE);
    },
    busy(what, on) {
      const { frame, more } = listElements(root);
      const element = what === 'button' ? more : frame;
      if (on) element?.setAttribute('aria-busy', 'true');
      else element?.removeAttribute('aria-busy');
    },
    // biome-ignore lint/suspicious/noConsole: the requirement asks for the console (RV-28).
    log: (error) => console.error('reviews', error),
  });

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event;
    if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    const request = toRequest(root, link);
    if (request === undefined) return;
    if (request && sourceFor(readState(root), request.kind) === 'link') return;
    event.preventDefault();
    if (request) void control.run(request);
  };
  const sort = (select: Element | null | undefined) => {
    if (!(select instanceof HTMLSelectElement) || select.dataset.sort === undefined) return;
    const state = readState(root);
    const request = sortRequest(state.filter, select.value);
    if (!request) return;
    if (sourceFor(state, request.kind) === 'link') {
      select.form?.requestSubmit();
      return;
    }
    void control.run(request).then((done) => {
      if (!done) select.value = readState(root).filter.sort;
    });
  };
  const onSort = ({ target }: Event) => sort(target instanceof Element ? target : null);
  // The filter bar may be moved into a foreign container, and is listened to there too.
  const { filters } = listElements(root);
  const outside = (event: Event) => !event.composedPath().includes(root);
  root.addEventListener('click', onClick);
  root.addEventListener('change', onSort);
  filters?.addEventListener('click', (event) => outside(event) && onClick(event));
  filters?.addEventListener('change', (event) => outside(event) && onSort(event));
  // A choice made before this ran fired no event we received.
  sort(filters?.querySelector('[data-sort]'));

  return async () => {
    const state = readState(root);
    const next = `a[data-load-more]:not([hidden]), a[data-page="${state.filter.page + 1}"]`;
    const link = root.querySelector<HTMLAnchorElement>(next);
    const request = link && toRequest(root, link);
    if (!request || sourceFor(state, request.kind) === 'link') return false;
    return control.run(request);
  };
}

/** undefined: another kind of link. null: a disabled one. */
function toRequest(root: HTMLElement, link: HTMLAnchorElement): ListRequest | null | undefined {
  const { filter } = readState(root);
  if (link.dataset.loadMore !== undefined) {
    return { kind: 'more', filter: { ...filter, page: filter.page + 1 } };
  }
  if (link.dataset.page !== undefined) {
    const page = Number(link.dataset.page) || 1;
    return { kind: 'page', filter: { ...filter, page }, href: link.href };
  }
  const button = getButton(link.dataset.filter);
  if (button === null) return undefined;
  const next = clickFilter(filter, button, readCounts(listElements(root).filters));
  return next && { kind: 'filter', filter: next, button };
}

const SOMETHING_ELSE = 'The list was answered with something else.';
type WidgetPart = Pick<LoadMoreResponse, 'html'> & Partial<Pick<LoadMoreResponse, 'max_page'>>;

async function load(
  root: HTMLElement,
  shop: Pick<ShopConfig, 'ajax_url' | 'nonces'>,
  request: ListRequest,
): Promise<Answered> {
  const state = readState(root);
  const source = sourceFor(state, request.kind);
  const { page } = request.filter;
  if (source === 'page') {
    const href = request.kind === 'page' ? request.href : toAddress(state, request.filter);
    const html = await loadText(await fetch(linkToFetch(href, request.kind)));
    return { source, page, html, maxPage: null, counts: {} };
  }
  if (source === 'widget') {
    const fields = widgetFields(state, request, shop.nonces.review);
    const query = new URLSearchParams({ action: WIDGET_ACTION, [VITRINE_DATA]: '1', ...fields });
    const result = await loadText(await fetch(`${shop.ajax_url}?${query}`));
    const body: unknown = JSON.parse(result);
    const kinds = { html: 'string', max_page: ['number', 'undefined'] } as const;
    if (!hasFields<WidgetPart>(body, kinds)) throw new Error(SOMETHING_ELSE);
    return { source, page, html: body.html, maxPage: body.max_page ?? null, counts: {} };
  }
  const fields = loadMoreFields(state, request, shop.nonces.review);
  const response = await fetch(shop.ajax_url, {
    method: 'POST',
    body: new URLSearchParams({ action: LOAD_MORE_ACTION, ...fields }),
  });
  const body: unknown = JSON.parse(await loadText(response));
  const kinds = { html: 'string', max_page: 'number', update_count: 'object' } as const;
  if (!hasFields<LoadMoreResponse>(body, kinds)) throw new Error(SOMETHING_ELSE);
  return { source, page, html: body.html, maxPage: body.max_page, counts: body.update_count };
}

async function loadText(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`The reviews answered with ${response.status}.`);
  return response.text();
}

function show(root: HTMLElement, reply: Answered, request: ListRequest): void {
  const before = listElements(root).list?.childElementCount ?? 0;
  if (reply.source === 'page') showPage(root, reply.html);
  else if (reply.source === 'widget' && request.kind !== 'more') showWidget(root, reply.html);
  else showItems(root, reply, request);
  const { list, status } = listElements(root);
  const visibleCount = list?.childElementCount ?? 0;
  if (status)
    status.textContent = status.dataset.text?.replace('{count}', String(visibleCount)) ?? '';
  const state = readState(root);
  const address = toAddress(state, state.filter);
  history.replaceState(history.state, '', address);
  // The pressed button may have disappeared: the focus moves to the first new review.
  const first = list?.children[before];
  if (request.kind === 'more' && first instanceof HTMLElement && listElements(root).more?.hidden) {
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }
}

/** Items of a call: appended, or replacing the others. */
function showItems(root: HTMLElement, reply: Answered, request: ListRequest): void {
  const { list, noMatch, filters, more } = listElements(root);
  const { maxPage: known } = readState(root);
  const items = itemsIn(reply.html);
  if (request.kind === 'more') list?.append(...items);
  else list?.replaceChildren(...items);
  if (noMatch) noMatch.hidden = (list?.childElementCount ?? 0) > 0;
  const maxPage = reply.maxPage ?? known;
  const counts = mergeCounts(readCounts(filters), reply.counts);
  renderControls(root, settled(request.filter, maxPage), counts, maxPage);
  if (more && !hasMore(request.filter.page, maxPage, reply.html)) more.hidden = true;
}

function settled(filter: ReviewFilter, maxPage: number): ReviewFilter {
  return { ...filter, page: Math.min(filter.page, Math.max(1, maxPage)) };
}

/** From the whole answered page: the list, the pagination and the filter bar. */
function showPage(root: HTMLElement, html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = page.querySelector<HTMLElement>('[data-reviews="product"]');
  if (!found) throw new Error('The page that was answered has no reviews.');
  const { frame, paging, filters } = listElements(root);
  const fresh = listElements(found);
  replaceContent(frame, fresh.frame);
  replaceContent(paging, fresh.paging);
  replaceContent(filters, found.querySelector('[data-part="filters"]'));
  const { filter, maxPage } = readState(found);
  renderControls(root, filter, readCounts(listElements(root).filters), maxPage);
}

/** The answer is the whole widget: its element stays, contents and data attributes are replaced. */
function showWidget(root: HTMLElement, html: string): void {
  const found = elementsIn(html).querySelector<HTMLElement>('[data-reviews="widget"]');
  if (!found) throw new Error('The answer has no reviews.');
  for (const { name, value } of found.attributes) {
    if (name.startsWith('data-')) root.setAttribute(name, value);
  }
  for (const name of ['data-rating', 'data-verified', 'data-image']) {
    if (!found.hasAttribute(name)) root.removeAttribute(name);
  }
  // The answer does not contain the page's title for it.
  const title = root.querySelector('[data-part="title"]')?.textContent;
  const named = found.querySelector('[data-part="title"]');
  if (named && title) named.textContent = title;
  replaceContent(root, found);
}

/** Keeps the focus on the same control, where it still exists. */
function replaceContent(old: HTMLElement | null, fresh: HTMLElement | null): void {
  if (!old || !fresh) return;
  const focused = document.activeElement;
  const same = old.contains(focused) ? sameControl(focused) : null;
  restoreSelects(fresh);
  old.replaceChildren(...fresh.childNodes);
  if (same) old.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
}

function sameControl(element: Element | null): string | null {
  if (!(element instanceof HTMLElement)) return null;
  const { filter, page, sort } = element.dataset;
  if (filter !== undefined) return `[data-filter="${filter}"]`;
  if (sort !== undefined) return '[data-sort]';
  return page === undefined ? null : `[data-page="${page}"]`;
}
