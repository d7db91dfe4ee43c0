import { COUNTDOWN_ENDS, countdownAt, timeLeft } from '#rules/boosters/countdown.ts';
import { deliveryDates } from '#rules/boosters/delivery-dates.ts';
import { formatMessage, type MessageValues } from '#rules/messages/format.ts';
import { BOOSTER_KINDS, type BoosterKind } from '#wire/boosters.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { boosterMessages } from '#wire/messages/boosters.ts';
import type { BoosterValues } from './booster-fields.ts';

// What the page of a product would show with these values, as lines of text in the shop's own words
// and by the shop's own rules.

export interface LineDetails {
  locale: string;
  timeZone: string;
  now: number;
}

export interface BoosterLine {
  kind: BoosterKind;
  text: string;
}

/** Values in force: the product's own over the shop's, or null where nothing shows. */
export function inForce(
  base: BoosterValues,
  override: BoosterValues | null | undefined,
): BoosterValues | null {
  if (base.where === 'off') return null;
  if (override === undefined) return base;
  if (override === null) return base.where === 'all' ? base : null;
  return override.off === true ? null : { ...base, ...override };
}

export function boosterLines(
  values: Readonly<Record<BoosterKind, BoosterValues | null>>,
  details: LineDetails,
): BoosterLine[] {
  return BOOSTER_KINDS.flatMap((kind) => {
    const input = values[kind];
    const text = input && LINES[kind](input, details);
    return text ? [{ kind, text }] : [];
  });
}

type Key = keyof typeof boosterMessages;
const t = (key: Key, values: MessageValues, locale: string) =>
  formatMessage(boosterMessages[key], values, locale);

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const pair = (value: unknown): [number, number] => {
  const [from, to]: unknown[] = Array.isArray(value) ? value : [];
  return [Number(from ?? 0), Number(to ?? 0)];
};
const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const LINES: Record<BoosterKind, (values: BoosterValues, details: LineDetails) => string> = {
  countdown(values, { locale, timeZone, now }) {
    const time = text(values.time);
    if (!isTime(time)) return '';
    const end = COUNTDOWN_ENDS.find((known) => known === values.end) ?? 'restart';
    const rule = { time, startDate: text(values.startDate), end };
    const state = countdownAt(rule, timeZone, now);
    if (state.kind === 'ended') {
      return end === 'message' ? text(values.message) || t('boosters.ended', {}, locale) : '';
    }
    const { days, hours, minutes } = timeLeft(state.target, now);
    const parts = [
      [days, t('boosters.days', { count: days }, locale)],
      [hours, t('boosters.hours', { count: hours }, locale)],
      [minutes, t('boosters.minutes', { count: minutes }, locale)],
    ] as const;
    const left = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
    return `${text(values.title) || t('boosters.countdown', {}, locale)} ${left.join(' ')}`;
  },
  stock: (values, { locale }) =>
    t('boosters.stock', { count: Math.min(3, Number(values.upTo) || 1) }, locale),
  delivery(values, { locale, timeZone, now }) {
    const rule = {
      ship: pair(values.ship),
      arrival: pair(values.arrival),
      cutOff: isTime(text(values.cutOff)) ? text(values.cutOff) : '',
      workingDays: Array.isArray(values.workingDays) ? values.workingDays.map(Number) : [],
      holidays: Array.isArray(values.holidays) ? values.holidays.map(String) : [],
    };
    const { ship, arrival } = deliveryDates(rule, timeZone, now);
    const day = (from: string, to: string) => {
      const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
      return format.formatRange(Date.parse(from), Date.parse(to));
    };
    const method = text(values.method);
    return [
      `${t('boosters.ships', {}, locale)} ${day(ship.from, ship.to)}`,
      `${t('boosters.arrives', {}, locale)} ${day(arrival.from, arrival.to)}`,
      ...(method ? [t('boosters.method', { method }, locale)] : []),
    ].join(' · ');
  },
  freeShipping: (_, { locale }) => t('boosters.freeFrom', { amount: '…' }, locale),
  sale(values, { locale }) {
    const ago = new Intl.RelativeTimeFormat(locale).format(-2, 'hour');
    const town = adminMessages['admin.booster.exampleTown'];
    if (values.who === 'town') return t('boosters.soldTown', { ago, town }, locale);
    if (values.who === 'name-and-town') {
      return t('boosters.soldNameTown', { ago, town, name: 'Ada' }, locale);
    }
    return t('boosters.soldAgo', { ago }, locale);
  },
  viewers(values, { locale }) {
    const count = values.mode === 'random' ? pair(values.start)[0] : Number(values.minimum) || 1;
    return t('boosters.viewers', { count }, locale);
  },
};
