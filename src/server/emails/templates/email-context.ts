import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import { toCurrency } from '#server/language/currency.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type ImageRecord, imageAddress, imageWidths } from '#wire/image.ts';
import type { LogoData } from '#wire/layout.ts';

/** The shop's own logo in place of its name. */
export interface EmailLogo {
  url: string;
  /** For dark programs; '' where the same is shown. */
  darkUrl: string;
  /** In pixels. */
  height: number;
  showsName: boolean;
}

/** What is needed to write any email of the shop. */
export interface EmailContext {
  settings: Settings;
  /** Null for the name alone. */
  logo: EmailLogo | null;
  t: Translate;
  money(amount: Money): string;
  /** The day in the shop's language and time zone. */
  day(time: number): string;
  /** The same with minutes and time zone, for actions the reader has to remember. */
  moment(time: number): string;
  /** '/cart' as a whole address. An email leads into the shop and nowhere else: another is a bug. */
  absolute(url: string): string;
}

/** Formats of dates take long to create, and settings change rarely. */
const contexts = new WeakMap<Settings, { origin: string; context: EmailContext }>();

export function emailContext(
  settings: Settings,
  origin: string,
  logo: LogoData | null = null,
): EmailContext {
  const known = contexts.get(settings);
  const plain = known?.origin === origin ? known.context : createContext(settings, new URL(origin));
  contexts.set(settings, { origin, context: plain });
  return logo ? { ...plain, logo: getLogo(plain, logo) } : plain;
}

/** Twice as large as it is shown, for fine screens. WebP keeps what is see-through. */
function getLogo({ settings, absolute }: EmailContext, logo: LogoData): EmailLogo {
  const height = settings['theme.logoHeight'];
  const address = ({ key, width, height: originalHeight }: ImageRecord) => {
    const needed = Math.ceil((width / originalHeight) * height * 2);
    const widths = imageWidths(width);
    const displayWidth = widths.find((each) => each >= needed) ?? width;
    return absolute(imageAddress(key, displayWidth, 'webp'));
  };
  return {
    url: address(logo.image),
    darkUrl: logo.darkImage ? address(logo.darkImage) : '',
    height,
    showsName: logo.showsName,
  };
}

function createContext(settings: Settings, base: URL): EmailContext {
  const currency = toCurrency(settings);
  const days = new Intl.DateTimeFormat(settings['shop.locale'], {
    dateStyle: 'long',
    timeZone: settings['shop.timeZone'],
  });
  const moments = new Intl.DateTimeFormat(settings['shop.locale'], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: settings['shop.timeZone'],
    timeZoneName: 'short',
  });
  return {
    settings,
    logo: null,
    t: translator(settings),
    money: (amount) => formatMoney(amount, currency),
    day: (time) => days.format(time),
    moment: (time) => moments.format(time),
    absolute(url) {
      const absolute = new URL(url, base);
      if (absolute.origin !== base.origin) throw new Error(`not an address of the shop: ${url}`);
      return absolute.href;
    },
  };
}
