import { createObservable, type Observable } from '../../ui/store/observable.ts';

// When the header's dropdown is shown: while focused, and for a while after an add or under a mouse.

export interface Dropdown extends Pick<Observable<boolean>, 'get' | 'subscribe'> {
  /** Until hide() is called. */
  show(): void;
  /** For so many milliseconds, unless show() is called meanwhile. */
  showFor(time: number): void;
  hide(): void;
}

export function createDropdown(): Dropdown {
  const visible = createObservable(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: boolean): void {
    clearTimeout(timer);
    if (next !== visible.get()) visible.set(next);
  }

  return {
    get: visible.get,
    subscribe: visible.subscribe,
    show: () => set(true),
    showFor(time) {
      set(true);
      timer = setTimeout(() => set(false), time);
    },
    hide: () => set(false),
  };
}

/** The instance of the header. */
export const miniCartDropdown = createDropdown();
