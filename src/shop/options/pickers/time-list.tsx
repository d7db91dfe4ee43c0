import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { TIME_STEP_MINUTES, timeProblem } from '#rules/options/moments/moment-limits.ts';
import { showMoment } from '#rules/options/moments/moment-text.ts';
import type { MomentLimits } from '#rules/options/option-form.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './time-list.module.css';

const STEP = TIME_STEP_MINUTES * 60;
const STEPS_AN_HOUR = 3600 / STEP;
const ALL = Array.from({ length: 86_400 / STEP }, (_, at) => at * STEP);
const NOON = 12 * 3600;

interface TimeListProps {
  list: RefObject<HTMLDivElement | null>;
  /** Null where all times of the day are available. */
  limits: MomentLimits | null;
  /** Seconds since midnight. */
  chosen: number | null;
  /** Takes the focus when it opens. */
  first: boolean;
  onChoose(clock: string): void;
}

/** Steps of 15 minutes; arrows move by one, Page keys by an hour. */
export function TimeList({ list, limits, chosen, first, onChoose }: TimeListProps) {
  const t = useTranslator();
  const { locale } = useShop();
  const id = useId();
  const times = limits ? ALL.filter((at) => !timeProblem(limits, at)) : ALL;
  const [active, setActive] = useState(() => {
    const index = times.findIndex((at) => at >= (chosen ?? NOON));
    return index === -1 ? 0 : index;
  });

  useEffect(() => {
    if (first) list.current?.focus({ preventScroll: true });
  }, [first, list]);

  useEffect(() => {
    const box = list.current;
    const item = box?.children[active];
    // Scrolls the list only, never the page.
    if (box && item instanceof HTMLElement) {
      box.scrollTop = item.offsetTop - (box.clientHeight - item.offsetHeight) / 2;
    }
  }, [active, list]);

  function press(event: KeyboardEvent) {
    const last = times.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + STEPS_AN_HOUR,
      PageUp: active - STEPS_AN_HOUR,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    const at = times[active];
    if (next !== undefined) setActive(Math.max(0, Math.min(next, last)));
    else if ((event.key === 'Enter' || event.key === ' ') && at !== undefined)
      onChoose(getClock(at));
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.times}>
      <h3 id={`${id}-title`} className={first ? 'visually-hidden' : styles.title}>
        {t('options.moment.times')}
      </h3>
      <div
        ref={list}
        role="listbox"
        aria-labelledby={`${id}-title`}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        className={styles.list}
        onKeyDown={press}
      >
        {times.map((at, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list listens to the keys.
          <div
            key={at}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            data-active={place === active || undefined}
            className={styles.time}
            onClick={() => onChoose(getClock(at))}
          >
            {showMoment('time', getClock(at), locale)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** "14:30" from the seconds since midnight. */
function getClock(at: number): string {
  return new Date(at * 1000).toISOString().slice(11, 16);
}
