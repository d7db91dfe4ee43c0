import { type DayRange, deliveryDates } from '#rules/boosters/delivery-dates.ts';
import { clockText } from '#rules/dates/clock-text.ts';
import { dayText } from '#rules/dates/day-text.ts';
import type { DeliveryBooster } from '#wire/boosters.ts';
import type { MessageKey } from '#wire/messages/messages.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import type { Translate } from '../ui/translate.ts';
import styles from './delivery-estimate.module.css';

interface DeliveryEstimateProps {
  delivery: DeliveryBooster;
  /** The shop's time; null until it is known: relative days are shown then. */
  now: number | null;
}

/** Today, the day it is sent and the day it arrives. */
export function DeliveryEstimate({ delivery, now }: DeliveryEstimateProps) {
  const t = useTranslator();
  const { timeZone, locale } = useShop();
  const { ship, arrival, cutOff, method } = delivery;
  const dates = now === null ? null : deliveryDates(delivery, timeZone, now);
  const named = dates && {
    today: dayText({ from: dates.today, to: dates.today }, locale),
    ship: dayText(dates.ship, locale),
    arrival: dayText(dates.arrival, locale),
  };
  const steps: [
    id: string,
    icon: IconName,
    label: MessageKey,
    value: string,
    range: DayRange | undefined,
  ][] = [
    ['today', 'basket', 'boosters.today', named?.today ?? t('boosters.todayPlain'), undefined],
    ['ship', 'parcel', 'boosters.ships', named?.ship ?? offsets(ship, t), dates?.ship],
    ['arrival', 'hand', 'boosters.arrives', named?.arrival ?? offsets(arrival, t), dates?.arrival],
  ];
  return (
    <div
      className={`booster-delivery ${styles.delivery}`}
      data-ship={ship.join()}
      data-arrival={arrival.join()}
      data-cut-off={cutOff}
      data-time-zone={timeZone}
    >
      <dl className={styles.steps} aria-label={t('boosters.delivery')}>
        {steps.map(([id, icon, label, value, range]) => (
          <div
            key={id}
            className={styles.step}
            data-step={id}
            data-from={range?.from}
            data-to={range?.to}
          >
            <dt className={styles.label}>
              <span className={styles.mark}>
                <Icon name={icon} size={20} />
              </span>
              {t(label)}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {(cutOff || method) && (
        <p className={styles.note}>
          {cutOff && t('boosters.cutOff', { time: clockText(cutOff, locale) })}
          {cutOff && method && ' '}
          {method && t('boosters.method', { method })}
        </p>
      )}
    </div>
  );
}

function offsets(pair: readonly [number, number], t: Translate): string {
  const [from, to] = [Math.min(...pair), Math.max(...pair)];
  if (to === 0) return t('boosters.sameDay');
  return from === to ? t('boosters.inDays', { count: from }) : t('boosters.inRange', { from, to });
}
