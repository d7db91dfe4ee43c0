import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { useShop, useTranslator } from '../shop-context.tsx';
import styles from './slider.module.css';
import { SliderButtons } from './slider-buttons.tsx';
import { stopForKey } from './slider-keys.ts';
import { SliderStatus } from './slider-status.tsx';
import { SliderStrip } from './slider-strip.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlider } from './use-slider.ts';

interface SliderProps {
  /** Accessible name. */
  label: string;
  /** One <li> each. */
  children: ReactNode;
  /** Number of slides a button moves. */
  step?: number;
  threshold?: number;
  /** Duration of a move, and how long each stop is shown while it plays automatically. */
  speed?: number;
  pause?: number;
  autoplay?: boolean;
  className?: string | undefined;
  /** Of the row: sets the slides' width (`grid-auto-columns`) and the gap. */
  rowClassName?: string;
}

/**
 * The slider of the whole shop: it can be dragged, swiped, scrolled, and moved by buttons and keys.
 */
export function Slider(props: SliderProps) {
  const { label, children, step = 1, autoplay = false, className, rowClassName } = props;
  const t = useTranslator();
  const rtl = useShop().dir === 'rtl';
  const slider = useSlider({
    count: Children.count(children),
    threshold: props.threshold,
    speed: props.speed,
  });
  const { playing, toggle, holds } = useAutoplay(slider, autoplay, props.pause);
  const { stop, stops, moved, ready } = slider;

  function press(event: KeyboardEvent) {
    const target = event.defaultPrevented ? null : stopForKey(event.key, slider, rtl);
    if (target === null) return;
    event.preventDefault();
    slider.goTo(target);
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={t('slider.slider')}
      className={classNames(styles.slider, className)}
      onKeyDown={press}
      {...(autoplay && holds)}
    >
      <SliderStrip slider={slider} rowClassName={rowClassName}>
        {children}
      </SliderStrip>
      <SliderButtons slider={slider} step={step} />
      {autoplay && ready && stops > 1 && (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={t(playing ? 'slider.pause' : 'slider.play')}
          onClick={toggle}
          className={classNames(styles.button, styles.play)}
        />
      )}
      <SliderStatus
        text={moved ? t('slider.position', { number: stop + 1, total: stops }) : ''}
        quiet={playing}
      />
    </section>
  );
}
