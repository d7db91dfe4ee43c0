export interface TabState {
  /** Exactly one is active: the tab that is shown, or the accordion item opened last. */
  active: string;
  /** An accordion item may be shut again; tabs take no notice of it. */
  shut: boolean;
}

/** What pressing an accordion's header does: shuts the open item, or opens another in its place. */
export function pressItem(state: TabState, id: string): TabState {
  return state.active === id ? { active: id, shut: !state.shut } : { active: id, shut: false };
}
