import type { ProductBoosters } from '#wire/boosters.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './boosters.module.css';
import { Countdown } from './countdown.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { FreeShippingHint } from './free-shipping-hint.tsx';
import { LastSale } from './last-sale.tsx';
import { useSeconds, useShopNews } from './shop-time.ts';
import { StockBar } from './stock-bar.tsx';
import { Viewers } from './viewers.tsx';

/**
 * Booster messages under the buy form. The server renders what does not depend on the time, at its
 * final size; dates and figures follow when the island is seen and the shop has answered its time.
 */
export function Boosters({ data }: { data: ProductBoosters }) {
  const t = useTranslator();
  const { countdown, stock, delivery, freeShipping, sale, viewers } = data;
  const timed = Boolean(countdown || delivery || sale);
  const measured = viewers?.mode === 'measured';
  const news = useShopNews(data.productId, { time: timed, viewers: measured });
  const now = useSeconds(timed ? news : null);
  return (
    <section aria-label={t('boosters.label')} className={styles.boosters}>
      {countdown && <Countdown countdown={countdown} now={now} />}
      {stock && <StockBar {...stock} />}
      {delivery && <DeliveryEstimate delivery={delivery} now={now} />}
      {(freeShipping || sale || viewers) && (
        <div className={styles.lines}>
          {freeShipping && <FreeShippingHint {...freeShipping} />}
          {sale && <LastSale sale={sale} now={now} />}
          {viewers && <Viewers viewers={viewers} measured={news?.viewers ?? null} />}
        </div>
      )}
    </section>
  );
}
