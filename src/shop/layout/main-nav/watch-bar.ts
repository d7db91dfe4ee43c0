import { watchIntent } from './hover-intent.ts';
import { isInBuilder } from './in-builder.ts';
import { panelShift } from './panel-shift.ts';

/** The one open dropdown of a menu bar. */
export interface OpenDropdown {
  id: number;
  by: 'hover' | 'click';
}
type Change = (next: (now: OpenDropdown | null) => OpenDropdown | null) => void;

function toEntry(bar: HTMLElement, id: number): HTMLElement | null {
  return bar.querySelector<HTMLElement>(`[data-entry="${id}"]`);
}

/** Opens dropdowns on hover, and closes them on leaving, on Escape and on a click or focus elsewhere. */
export function watchBar(bar: HTMLElement, change: Change, signal: AbortSignal): void {
  for (const entry of bar.querySelectorAll<HTMLElement>('[data-entry]')) {
    const id = Number(entry.dataset.entry);
    const enter = () => {
      if (!isInBuilder()) change((now) => (now?.id === id ? now : { id, by: 'hover' }));
    };
    // One that a click opened stays until another click.
    const leave = () => change((now) => (now?.id === id && now.by === 'hover' ? null : now));
    watchIntent(entry, { enter, leave }, signal);
    // The style sheet has opened it already, before this script came.
    const hovered = entry.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (hovered || entry.matches(':focus-within')) enter();
  }

  function onElsewhere({ target }: Event): void {
    // What is open is asked for last: the same click may have opened another one.
    change((now) =>
      now && target instanceof Node && !toEntry(bar, now.id)?.contains(target) ? null : now,
    );
  }
  function onKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape') return;
    const toggle = bar.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (bar.contains(document.activeElement)) toggle?.focus();
    change(() => null);
  }
  document.addEventListener('click', onElsewhere, { signal });
  document.addEventListener('focusin', onElsewhere, { signal });
  document.addEventListener('keydown', onKey, { signal });
}

/** Moves the list of an entry so that it stays within the header; a mega panel is as wide as it. */
export function placePanel(bar: HTMLElement, id: number): void {
  const panel = toEntry(bar, id)?.querySelector<HTMLElement>('[data-panel="list"]');
  const row = bar.closest('.page-width');
  if (!panel || !row) return;
  panel.style.removeProperty('--shift');
  const { paddingLeft, paddingRight, direction } = getComputedStyle(row);
  const [outer, inner] = [row.getBoundingClientRect(), panel.getBoundingClientRect()];
  const left = outer.left + Number.parseFloat(paddingLeft);
  const right = outer.right - Number.parseFloat(paddingRight);
  const start = direction === 'rtl' ? right - inner.right : inner.left - left;
  const shift = panelShift({ header: right - left, start, panel: inner.width });
  if (shift !== 0) panel.style.setProperty('--shift', `${shift}px`);
}
