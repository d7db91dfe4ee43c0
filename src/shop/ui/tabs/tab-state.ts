export interface TabState {
  /** Exactly one is active: the shown tab, or the last opened accordion item. */
  active: string;
  /** An accordion item can be closed again; tabs ignore it. */
  closed: boolean;
}

/** Pressing an accordion's header closes the open item, or opens another one instead. */
export function pressItem(state: TabState, id: string): TabState {
  return state.active === id
    ? { active: id, closed: !state.closed }
    : { active: id, closed: false };
}
