import { gmtText, localText, toMoment } from '#rules/dates/zone-time.ts';
import type { Settings } from '#server/settings/defaults.ts';

interface WrittenMoment {
  /** In the shop's time zone. */
  local: string;
  gmt: string;
}

const NEVER = { local: null, gmt: null };

export function writtenMoment(at: number, settings: Settings): WrittenMoment;
export function writtenMoment(at: number | null, settings: Settings): WrittenMoment | typeof NEVER;
export function writtenMoment(at: number | null, settings: Settings) {
  if (at === null) return NEVER;
  return { local: localText(at, settings['shop.timeZone']), gmt: gmtText(at) };
}

type DateNames<Name extends string> = Name | `${Name}_gmt`;

/** A moment under its two names: `date_created` in the shop's time zone and `date_created_gmt`. */
export function writtenDates<Name extends string>(
  name: Name,
  at: number,
  settings: Settings,
): Record<DateNames<Name>, string>;
export function writtenDates<Name extends string>(
  name: Name,
  at: number | null,
  settings: Settings,
): Record<DateNames<Name>, string | null>;
export function writtenDates(name: string, at: number | null, settings: Settings) {
  const { local, gmt } = writtenMoment(at, settings);
  return { [name]: local, [`${name}_gmt`]: gmt };
}

interface SentDates {
  after?: string | undefined;
  before?: string | undefined;
  modified_after?: string | undefined;
  modified_before?: string | undefined;
  dates_are_gmt: boolean;
}

/** The moments of a list's dates. */
export function moments(sent: SentDates, settings: Settings) {
  const zone = sent.dates_are_gmt ? 'UTC' : settings['shop.timeZone'];
  const at = (text: string | undefined) =>
    text === undefined ? undefined : (toMoment(text, zone) ?? undefined);
  return {
    after: at(sent.after),
    before: at(sent.before),
    changedAfter: at(sent.modified_after),
    changedBefore: at(sent.modified_before),
  };
}
