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
  /** What is in it, spoken. */
  label: string;
  /** One <li> each. */
  children: ReactNode;
  /** How many a press of a button moves. */
  step?: number;
  threshold?: number;
  /** How long a move takes, and how long each stop is shown while it plays by itself. */
  speed?: number;
  pause?: number;
  autoplay?: boolean;
  className?: string;
  /** Of the row: says how wide a slide is (`grid-auto-columns`) and the gap between two. */
  rowClassName?: string;
}

/** The slider of the whole shop: a strip to drag, swipe, scroll, and move by buttons and keys. */
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
      {autoplay && ready && (
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
