import { type MouseEvent, useEffect, useRef } from 'react';

export interface ModalState {
  /** Left out: the dialog is opened and closed by its own buttons alone. */
  open?: boolean;
  /** Called for every way out: Escape, the close button, a click beside the panel. */
  onClose?: () => void;
}

/**
 * Keeps a native <dialog> in step with `open`. The platform gives the focus trap, Escape and the
 * return of focus to the opener; the page behind is held still by base.css.
 */
export function useModal({ open, onClose }: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === undefined) return;
    if (open && !dialog.open) dialog.showModal();
    // A dialog opened by its button before hydration stays open.
    if (!open && asked.current && dialog.open) dialog.close();
    asked.current = open;
  }, [open]);

  return {
    ref,
    onClose,
    // The panel fills the dialog, so a click on the dialog itself is a click beside the panel.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) event.currentTarget.close();
    },
  };
}
