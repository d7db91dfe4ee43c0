import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slider.module.css';
import type { SliderControl } from './use-slider.ts';

interface SliderStripProps {
  slider: SliderControl;
  /** One <li> each. */
  children: ReactNode;
  className?: string | undefined;
  rowClassName?: string | undefined;
}

/** The viewport and the row in it; `data-strip` on the viewport says what moves it. */
export function SliderStrip({ slider, children, className, rowClassName }: SliderStripProps) {
  return (
    <div ref={slider.viewport} className={classNames(styles.window, className)}>
      <ul className={classNames(styles.row, rowClassName)}>{children}</ul>
    </div>
  );
}
