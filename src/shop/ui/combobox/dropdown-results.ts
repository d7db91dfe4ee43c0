import { beforeSearch, type DropdownLimits, type DropdownMessage } from './dropdown-messages.ts';
import type { DropdownItem, DropdownSource } from './dropdown-source.ts';

export interface ResultsView {
  items: readonly DropdownItem[];
  message: DropdownMessage | null;
}

export interface DropdownResults {
  /** Requests the first page for the typed text; an earlier request is cancelled. */
  search(query: string, chosen: number): void;
  /** The end of the list is visible. */
  more(): void;
  stop(): void;
}

interface ResultsParts {
  source: DropdownSource;
  limits: DropdownLimits;
  /** The debounce before a request. */
  delay: number;
  show(view: ResultsView): void;
}

/** Runs the requests of one open dropdown, in order, one at a time. */
export function createResults({ source, limits, delay, show }: ResultsParts): DropdownResults {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let items: DropdownItem[] = [];
  let last = { query: '', page: 1 };
  let hasMore = false;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = null;
  };

  const load = (query: string, page: number) => {
    const controller = new AbortController();
    running = controller;
    last = { query, page };
    const take = (found: { items: DropdownItem[]; more: boolean }) => {
      items = page === 1 ? found.items : [...items, ...found.items];
      hasMore = found.more;
      running = null;
      show({ items, message: items.length === 0 ? { key: 'dropdown.none' } : null });
    };
    const failed = () => {
      hasMore = false;
      running = null;
      show({ items, message: { key: 'dropdown.failed' } });
    };
    const result = source(query, page, controller.signal);
    if (!(result instanceof Promise)) return take(result);
    result.then(
      (found) => {
        if (!controller.signal.aborted) take(found);
      },
      () => {
        if (!controller.signal.aborted) failed();
      },
    );
  };

  return {
    stop,
    search(query, chosen) {
      stop();
      items = [];
      hasMore = false;
      const refused = beforeSearch(query, chosen, limits);
      if (refused) return show({ items, message: refused });
      if (delay === 0) return load(query, 1);
      show({ items, message: { key: 'dropdown.searching' } });
      timer = setTimeout(load, delay, query, 1);
    },
    more() {
      if (!hasMore || running) return;
      show({ items, message: { key: 'dropdown.loadingMore' } });
      load(last.query, last.page + 1);
    },
  };
}
