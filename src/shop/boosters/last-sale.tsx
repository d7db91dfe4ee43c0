import { ageInUnits } from '#rules/dates/age.ts';
import type { ProductBoosters } from '#wire/boosters.ts';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { Line } from './line.tsx';

interface LastSaleProps {
  sale: NonNullable<ProductBoosters['sale']>;
  now: number | null;
}

/** Time of the last sale; the buyer's name only as far as the shop's settings publish it. */
export function LastSale({ sale, now }: LastSaleProps) {
  const t = useTranslator();
  const { locale } = useShop();
  return (
    <Line icon="basket" className="booster-sale">
      {now === null ? t('boosters.sold') : saleText(now)}
    </Line>
  );

  function saleText(time: number): string {
    const { at, name, town } = sale;
    const [count, unit] = ageInUnits(at, time);
    const ago = new Intl.RelativeTimeFormat(locale).format(-count, unit);
    if (name && town) return t('boosters.soldNameTown', { name, town, ago });
    if (name) return t('boosters.soldName', { name, ago });
    return town ? t('boosters.soldTown', { town, ago }) : t('boosters.soldAgo', { ago });
  }
}
