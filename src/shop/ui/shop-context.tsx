import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatDecimal } from '#rules/messages/locale-signs.ts';
import { formatMoney } from '#rules/money/format.ts';
import type { Money } from '#rules/money/money.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { type Translate, translateWith } from './translate.ts';

interface Shop {
  config: ShopConfig;
  now: number;
}

const ShopContext = createContext<Shop | null>(null);

interface ShopProviderProps {
  config: ShopConfig;
  /** Server time when the page was rendered, in epoch milliseconds. */
  now: number;
  children: ReactNode;
}

export function ShopProvider({ config, now, children }: ShopProviderProps) {
  const shop = useMemo(() => ({ config, now }), [config, now]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}

function useContextValue(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('A shop component was drawn outside <ShopProvider>.');
  return shop;
}

export function useShop(): ShopConfig {
  return useContextValue().config;
}

export function useNow(): number {
  return useContextValue().now;
}

/** const t = useTranslator(); t('listing.results', { count: 12 }) is "12 products". */
export function useTranslator(): Translate {
  return translateWith(useShop());
}

/** const number = useNumber(); number(4.56) is "4.6": one decimal at most. */
export function useNumber(): (value: number) => string {
  const { signs } = useShop();
  return (value) => formatDecimal(value, signs);
}

// Creating a formatter is slow, the first one most of all: none is created before a date is shown.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** const day = useDay(); day(0) is "January 1, 1970", in the shop's language and time zone. */
export function useDay(): (time: number) => string {
  const { locale, timeZone } = useShop();
  return (time) => {
    const key = `${locale} ${timeZone}`;
    let format = dayFormats.get(key);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
      dayFormats.set(key, format);
    }
    return format.format(time);
  };
}

/** const money = useMoney(); money(product.price.min) is "$48.00". */
export function useMoney(): (amount: Money) => string {
  const { currency } = useShop();
  return (amount) => formatMoney(amount, currency);
}
