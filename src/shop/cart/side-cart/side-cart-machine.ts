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

export interface SideCartMachine {
  get(): SideCartState;
  subscribe(listener: () => void): () => void;
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
  const listeners = new Set<() => void>();
  let times: SideCartTimes = { drawerDelay: 500, autoCloseSlider: true };
  let state = CLOSED;
  let opening: Timer | undefined;
  let closing: Timer | undefined;

  function set(change: Partial<SideCartState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  function stopTimers(): void {
    clearTimeout(opening);
    clearTimeout(closing);
    opening = undefined;
    closing = undefined;
  }
  function shut(): void {
    stopTimers();
    set({ cart: false, drawer: false, ...(times.autoCloseSlider && { slider: null }) });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    configure(next) {
      times = next;
    },
    open(reason) {
      if (state.cart && closing === undefined) return;
      stopTimers();
      opening = setTimeout(() => {
        opening = undefined;
        if (state.drawerFilled) set({ drawer: true });
      }, times.drawerDelay);
      set({ cart: true, reason });
    },
    close() {
      if (!state.cart || closing !== undefined) return;
      if (!state.drawer) return shut();
      stopTimers();
      closing = setTimeout(shut, CLOSE_AFTER_DRAWER_MS);
      set({ drawer: false, ...(times.autoCloseSlider && { slider: null }) });
    },
    gone: shut,
    toggleDrawer() {
      if (!state.cart || closing !== undefined) return;
      clearTimeout(opening);
      opening = undefined;
      if (state.drawerFilled) set({ drawer: !state.drawer });
    },
    fillDrawer(filled) {
      if (filled === state.drawerFilled) return;
      // Content that arrives during the delay waits for its end, as content present before does.
      const settled = state.cart && opening === undefined && closing === undefined;
      set({ drawerFilled: filled, drawer: filled ? settled || state.drawer : false });
    },
    openSlider: (panel) => set({ slider: panel }),
    closeSlider: () => set({ slider: null }),
  };
}
