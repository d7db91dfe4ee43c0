import type { ProductPage } from '#wire/product-page.ts';
import { Prose } from '../content/prose.tsx';
import { ArrivingNotice } from '../ui/notice/arriving-notice.tsx';
import { Price } from '../ui/price.tsx';
import { ProductBadges } from '../ui/product-badges.tsx';
import { Rating } from '../ui/rating.tsx';
import { useShop, useText } from '../ui/shop-context.tsx';
import { BuyForm } from './buy-form.tsx';
import { ProductMeta } from './product-meta.tsx';
import { StockLine } from './stock-line.tsx';
import styles from './summary.module.css';

interface SummaryProps extends Pick<ProductPage, 'product' | 'notice' | 'posted'> {
  /** Over another page, whose title and addresses are its own. */
  inPopup?: boolean;
}

/** Everything needed to decide and to buy, beside the pictures. */
export function Summary({ product, notice, posted, inPopup = false }: SummaryProps) {
  const Title = inPopup ? 'h2' : 'h1';
  return (
    <div className={`summary entry-summary ${styles.summary}`}>
      <header className={styles.header}>
        <ProductBadges product={product} />
        <Title className={`product_title entry-title ${styles.title}`}>{product.name}</Title>
        <Rating
          rating={product.rating}
          form="full"
          href={inPopup ? `${product.url}#reviews` : '#reviews'}
        />
        {product.price && <Price price={product.price} size="large" />}
        <SaleEnd endsAt={product.price?.saleEndsAt ?? null} />
      </header>
      {product.shortDescription && (
        <Prose html={product.shortDescription} className={styles.short} />
      )}
      <div id={inPopup ? undefined : 'buy'} className={styles.buy}>
        {notice && (
          <ArrivingNotice kind={notice.kind}>
            {notice.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </ArrivingNotice>
        )}
        <StockLine product={product} />
        <BuyForm product={product} posted={posted} />
      </div>
      <ProductMeta product={product} />
    </div>
  );
}

function SaleEnd({ endsAt }: { endsAt: number | null }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  if (endsAt === null) return null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(endsAt);
  return <p className={styles.saleEnd}>{t('product.saleEnds', { date })}</p>;
}
