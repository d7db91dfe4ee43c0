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
