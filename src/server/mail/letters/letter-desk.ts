import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { currencyOf } from '#server/pages/currency.ts';
import { type Say, speaker } from '#server/pages/text.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** What is needed to write any letter of the shop. */
export interface LetterDesk {
  settings: Settings;
  say: Say;
  money(amount: Money): string;
  /** The day in the shop's language and time zone. */
  day(time: number): string;
  /** '/cart' as a whole address. A letter leads into the shop and nowhere else: another is a bug. */
  absolute(url: string): string;
}

export function openDesk(settings: Settings, origin: string): LetterDesk {
  const currency = currencyOf(settings);
  const days = new Intl.DateTimeFormat(settings['shop.locale'], {
    dateStyle: 'long',
    timeZone: settings['shop.timeZone'],
  });
  return {
    settings,
    say: speaker(settings),
    money: (amount) => formatMoney(amount, currency),
    day: (time) => days.format(time),
    absolute(url) {
      const whole = new URL(url, origin);
      if (whole.origin !== new URL(origin).origin)
        throw new Error(`not an address of the shop: ${url}`);
      return whole.href;
    },
  };
}
