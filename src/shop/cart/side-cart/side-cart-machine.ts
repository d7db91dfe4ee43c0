import { createObservable, type Observable } from '../../ui/store/observable.ts';

/** The two panels of the slider; a control that opens one names it in `data-slider`. */
export type SliderPanel = 'coupon' | 'shipping';

/** Why it opened: the basket was pressed, something was added, or a page loaded after an add. */
export type OpenReason = 'trigger' | 'added' | 'after-load';

export interface SideCartState {
  /** Cart, drawer and slider are shown independently. */
  cart: boolean;
  drawer: boolean;
  slider: SliderPanel | null;
  /** The drawer has content; otherwise its toggle does nothing. */
  drawerFilled: boolean;
  reason: OpenReason | null;
}

export interface SideCartTimes {
  /** Delay between the opening of the cart and that of its drawer. */
  drawerDelay: number;
  /** Whether the slider closes with the cart. */
  autoCloseSlider: boolean;
}

export interface SideCartMachine extends Pick<Observable<SideCartState>, 'get' | 'subscribe'> {
  configure(times: SideCartTimes): void;
  open(reason: OpenReason): void;
  close(): void;
  /** The browser has closed it: no animation to wait for. */
  gone(): void;
  toggleDrawer(): void;
  fillDrawer(filled: boolean): void;
  openSlider(panel: SliderPanel): void;
  closeSlider(): void;
}

/** With the drawer open, the cart closes this long after it. */
export const CLOSE_AFTER_DRAWER_MS = 500;

export const CLOSED: SideCartState = {
  cart: false,
  drawer: false,
  slider: null,
  drawerFilled: false,
  reason: null,
};

type Timer = ReturnType<typeof setTimeout>;

/** Visibility of the side cart over time; it knows neither the DOM nor the cart. */
export function createSideCart(): SideCartMachine {
  const panels = createObservable(CLOSED);
  let times: SideCartTimes = { drawerDelay: 500, autoCloseSlider: true };
  let opening: Timer | undefined;
  let closing: Timer | undefined;

  function set(change: Partial<SideCartState>): void {
    panels.set({ ...panels.get(), ...change });
  }
  function stopTimers(): void {
    clearTimeout(opening);
    clearTimeout(closing);
    opening = undefined;
    closing = undefined;
  }
  function close(): void {
    stopTimers();
    set({ cart: false, drawer: false, ...(times.autoCloseSlider && { slider: null }) });
  }

  return {
    get: panels.get,
    subscribe: panels.subscribe,
    configure(next) {
      times = next;
    },
    open(reason) {
      if (panels.get().cart && closing === undefined) return;
      stopTimers();
      opening = setTimeout(() => {
        opening = undefined;
        if (panels.get().drawerFilled) set({ drawer: true });
      }, times.drawerDelay);
      set({ cart: true, reason });
    },
    close() {
      if (!panels.get().cart || closing !== undefined) return;
      if (!panels.get().drawer) return close();
      stopTimers();
      closing = setTimeout(close, CLOSE_AFTER_DRAWER_MS);
      set({ drawer: false, ...(times.autoCloseSlider && { slider: null }) });
    },
    gone: close,
    toggleDrawer() {
      if (!panels.get().cart || closing !== undefined) return;
      clearTimeout(opening);
      opening = undefined;
      if (panels.get().drawerFilled) set({ drawer: !panels.get().drawer });
    },
    fillDrawer(filled) {
      if (filled === panels.get().drawerFilled) return;
      // Content that arrives during the delay waits for its end, as content present before does.
      const settled = panels.get().cart && opening === undefined && closing === undefined;
      set({ drawerFilled: filled, drawer: filled ? settled || panels.get().drawer : false });
    },
    openSlider: (panel) => set({ slider: panel }),
    closeSlider: () => set({ slider: null }),
  };
}
