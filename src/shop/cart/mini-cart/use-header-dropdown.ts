import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { miniCartDropdown } from './dropdown-state.ts';

const ENTER_MS = 60;
const LEAVE_MS = 200;

/** Hovering the basket opens the dropdown for a while, reaching it by Tab until it is left. */
export function useHeaderDropdown(open: boolean, time: number) {
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Listeners are attached before paint, so that no early event is missed.
  useLayoutEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      const inside = target instanceof Node && place.current?.contains(target);
      if (!inside) miniCartDropdown.hide();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (place.current?.contains(document.activeElement)) {
        place.current.querySelector<HTMLElement>('.cart-link')?.focus();
      }
      miniCartDropdown.hide();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  function later(act: () => void, delay: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }

  return {
    ref: place,
    // A mouse that rests is a mouse that was left there: the time starts anew with each movement.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open) miniCartDropdown.showFor(time);
      else later(() => miniCartDropdown.showFor(time), ENTER_MS);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(miniCartDropdown.hide, LEAVE_MS);
    },
    // Only by keyboard: a focus restored by a dialog does not open it.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === 'Tab') miniCartDropdown.show();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // Removing a line removes the focused element; the panel stays open so that the focus can
      // move on.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) miniCartDropdown.hide();
    },
  };
}
