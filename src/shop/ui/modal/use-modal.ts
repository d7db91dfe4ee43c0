import { type MouseEvent, useEffect, useRef } from 'react';

export interface ModalState {
  /** Omitted: the dialog is opened and closed by its own buttons only. */
  open?: boolean;
  /** Called for every way of closing: Escape, the close button, a click outside the panel. */
  onClose?: () => void;
}

/**
 * Synchronises a native <dialog> with `open`. The platform traps and restores the focus and handles
 * Escape; base.css locks the page's scroll.
 */
export function useModal({ open, onClose }: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === undefined) return;
    if (open && !dialog.open) dialog.showModal();
    // A dialog opened by its button before hydration stays open.
    if (!open && wasOpen.current && dialog.open) dialog.close();
    wasOpen.current = open;
  }, [open]);

  return {
    ref,
    onClose,
    // The panel fills the dialog, so a click on the dialog itself is outside the panel.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}
