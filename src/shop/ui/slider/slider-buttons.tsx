import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { useTranslator } from '../shop-context.tsx';
import styles from './slider.module.css';
import type { SliderControl } from './use-slider.ts';

interface SliderButtonsProps {
  slider: SliderControl;
  /** Number of stops a press moves. */
  step?: number;
  className?: string | undefined;
}

/**
 * Previous and next. At an end the button stays focusable with aria-disabled: removing it would
 * drop the focus. Without anything to move there are no buttons.
 */
export function SliderButtons({ slider, step = 1, className }: SliderButtonsProps) {
  const t = useTranslator();
  const { stop, stops, ready, goTo } = slider;
  if (!ready || stops < 2) return null;
  return (
    <div className={classNames(styles.buttons, className)}>
      <IconButton
        icon="chevron"
        label={t('slider.previous')}
        aria-disabled={stop === 0}
        onClick={() => goTo(stop - step)}
        className={classNames(styles.button, styles.back)}
      />
      <IconButton
        icon="chevron"
        label={t('slider.next')}
        aria-disabled={stop === stops - 1}
        onClick={() => goTo(stop + step)}
        className={styles.button}
      />
    </div>
  );
}
