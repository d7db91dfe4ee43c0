import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { addMonths, dayForKey, getMonth, monthWeeks } from '#rules/options/moments/calendar.ts';
import { getDays } from '#rules/options/moments/moment.ts';
import { dayProblem, dayRange } from '#rules/options/moments/moment-limits.ts';
import { wallFormat } from '#rules/options/moments/moment-text.ts';
import type { MomentLimits } from '#rules/options/option-form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './calendar.module.css';
import { soonestDay } from './first-day.ts';
import { getWeekStart } from './week-start.ts';

interface CalendarProps {
  limits: MomentLimits;
  /** Seconds in the shop's time zone. */
  today: number;
  /** The focused day, counted from 1970; its month is shown. */
  day: number;
  chosen: number | null;
  onMove(day: number): void;
  onChoose(day: number): void;
}

/**
 * A month as a grid: arrows move by days and weeks, Home and End within the week, Page keys by
 * months.
 */
export function Calendar({ limits, today, day, chosen, onMove, onChoose }: CalendarProps) {
  const t = useTranslator();
  const { locale, dir } = useShop();
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  // The grid takes the focus when it opens and after a key; the month buttons keep theirs.
  const follow = useRef(true);
  const weekStart = getWeekStart(locale);
  const first = soonestDay(limits, today);
  const { last } = dayRange(limits, today);
  const month = getMonth(day);
  const weeks = monthWeeks(month, weekStart);
  const write = (options: Intl.DateTimeFormatOptions, of: number) =>
    wallFormat(locale, options).format(of * 86_400_000);
  const within = (month: number) => Math.max(first, Math.min(month, last));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard follows the day.
  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    follow.current = false;
  }, [day]);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = dayForKey(event, day, { weekStart, rtl: dir === 'rtl' });
    if (next === null) return;
    event.preventDefault();
    follow.current = within(next) !== day;
    onMove(within(next));
  }

  function moveMonth(months: number) {
    onMove(within(addMonths(day, months)));
  }

  const ends = (months: number) => getMonth(within(addMonths(day, months))).month === month.month;

  return (
    <div className={styles.calendar}>
      <div className={styles.months}>
        <IconButton
          icon="chevron"
          label={t('options.moment.previousMonth')}
          aria-disabled={ends(-1) || undefined}
          className={styles.back}
          onClick={() => moveMonth(-1)}
        />
        <h3 id={heading} className={styles.month} aria-live="polite">
          {write({ month: 'long', year: 'numeric' }, day)}
        </h3>
        <IconButton
          icon="chevron"
          label={t('options.moment.nextMonth')}
          aria-disabled={ends(1) || undefined}
          onClick={() => moveMonth(1)}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows and cells of a table make the grid.
        role="grid"
        aria-labelledby={heading}
        className={styles.grid}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" abbr={write({ weekday: 'long' }, each)}>
                {write({ weekday: 'short' }, each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => {
                if (getMonth(each).month !== month.month) return <td key={each} />;
                const closed = dayProblem(limits, each, today) !== null;
                const date = write({ dateStyle: 'full' }, each);
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell.
                  <td key={each} aria-selected={each === chosen}>
                    <button
                      type="button"
                      className={styles.day}
                      tabIndex={each === day ? 0 : -1}
                      aria-label={closed ? t('options.moment.notPossible', { date }) : date}
                      aria-disabled={closed || undefined}
                      aria-current={each === getDays(today) ? 'date' : undefined}
                      data-chosen={each === chosen || undefined}
                      onClick={() => {
                        if (closed) onMove(each);
                        else onChoose(each);
                      }}
                    >
                      {write({ day: 'numeric' }, each)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
