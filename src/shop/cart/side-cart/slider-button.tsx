import type { ReactNode } from 'react';
import { openPanel } from './side-cart-controls.ts';
import type { SliderPanel } from './side-cart-machine.ts';
import styles from './slider-button.module.css';

interface SliderButtonProps {
  panel: SliderPanel;
  isCheckout: boolean;
  children: ReactNode;
}

/** Opens the slider at the panel named by its data attribute. */
export function SliderButton({ panel, isCheckout, children }: SliderButtonProps) {
  return (
    <button
      type="button"
      className={`xoo-wsc-toggle-slider ${styles.open}`}
      data-slider={panel}
      aria-haspopup="dialog"
      onClick={() => openPanel(panel, isCheckout)}
    >
      {children}
    </button>
  );
}
