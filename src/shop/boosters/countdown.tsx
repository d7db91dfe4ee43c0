import { countdownAt, type TimeLeft, timeLeft } from '#rules/boosters/countdown.ts';
import { clockText } from '#rules/dates/clock-text.ts';
import { dayText } from '#rules/dates/day-text.ts';
import type { CountdownBooster } from '#wire/boosters.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import { Icon } from '../ui/icon.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './countdown.module.css';

const UNITS = [
  ['days', 'boosters.days'],
  ['hours', 'boosters.hours'],
  ['minutes', 'boosters.minutes'],
  ['seconds', 'boosters.seconds'],
] as const satisfies [keyof TimeLeft, MessageKey][];

interface CountdownProps {
  countdown: CountdownBooster;
  /** The shop's time; null until it is known. */
  now: number | null;
}

/**
 * Days, hours, minutes and seconds until the shop's time of day. It keeps its size when it has
 * ended.
 */
export function Countdown({ countdown, now }: CountdownProps) {
  const t = useTranslator();
  const { timeZone, locale } = useShop();
  const { time, startDate, end, title, message } = countdown;
  const state = now === null ? null : countdownAt(countdown, timeZone, now);
  const ended = state?.kind === 'ended';
  const left = state?.kind === 'running' && now !== null ? timeLeft(state.target, now) : null;
  return (
    <div
      className={`booster-countdown ${styles.countdown}`}
      data-time={time}
      data-start-date={startDate}
      data-time-zone={timeZone}
      data-end={end}
      data-state={state?.kind ?? 'waiting'}
    >
      <p className={styles.title}>
        <Icon name="clock" size={20} />
        <span>
          {title || t('boosters.countdown')}{' '}
          <small className={styles.until}>
            {startDate && end !== 'restart'
              ? t('boosters.untilDay', {
                  day: dayText({ from: startDate, to: startDate }, locale),
                  time: clockText(time, locale),
                })
              : t('boosters.until', { time: clockText(time, locale) })}
          </small>
        </span>
      </p>
      <div role="timer" aria-label={title || t('boosters.countdown')} className={styles.units}>
        {UNITS.map(([unit, key]) => (
          <span key={unit} className={styles.unit} data-unit={unit}>
            <b className={styles.figure}>{figure(left?.[unit])}</b>{' '}
            <small className={styles.name}>{t(key, { count: left?.[unit] ?? 0 })}</small>
          </span>
        ))}
      </div>
      {ended && end === 'message' && (
        <p className={styles.message}>{message || t('boosters.ended')}</p>
      )}
    </div>
  );
}

function figure(value: number | undefined): string {
  return value === undefined ? '––' : String(value).padStart(2, '0');
}
