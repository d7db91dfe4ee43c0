import type { ReactNode } from 'react';
import type { StockRecord } from '#wire/product.ts';
import type { ProductPage } from '#wire/product-page.ts';
import { ProductBadges } from '../catalog/product-badges.tsx';
import { Rating } from '../catalog/rating.tsx';
import { ArrivingNotice } from '../ui/notice/arriving-notice.tsx';
import { Prose } from '../ui/prose.tsx';
import { AssuranceLines } from './assurance.tsx';
import { BuyForm } from './buy-form.tsx';
import { BUY_BOX_ID, BUY_FORM_ID } from './buy-ids.ts';
import { useDisplayedItem } from './displayed-item.ts';
import { DisplayedPrice } from './displayed-price.tsx';
import { ProductMeta } from './product-meta.tsx';
import { Quotes } from './quotes.tsx';
import styles from './summary.module.css';

interface SummaryProps extends Pick<ProductPage, 'product' | 'notice' | 'posted'> {
  assurance?: ProductPage['assurance'] | undefined;
  quotes?: ProductPage['quotes'] | undefined;
  /** Shown over another page, which has its own title and ids. */
  inPopup?: boolean;
  /** Between the buy form and the details. */
  children?: ReactNode;
}

/** Beside the price the saving alone: what is left is said at the form. */
const SAID_BELOW: StockRecord = { status: 'instock', left: null, backorders: 'no', low: false };

/** Title, price, buy form and details, beside the gallery. */
export function Summary(props: SummaryProps) {
  const { product, notice, posted, assurance, quotes, inPopup = false, children } = props;
  const Title = inPopup ? 'h2' : 'h1';
  return (
    <div className={`summary entry-summary ${styles.summary}`}>
      <header className={styles.header}>
        <Title className={`product_title entry-title ${styles.title}`}>{product.name}</Title>
        <div className={styles.facts}>
          <div className={styles.price}>
            <DisplayedPrice product={product} />
            <ProductBadges product={{ price: product.price, stock: SAID_BELOW }} />
          </div>
          <Rating
            rating={product.rating}
            form="full"
            href={inPopup ? `${product.url}#reviews` : '#reviews'}
          />
        </div>
      </header>
      <div
        id={inPopup ? undefined : BUY_BOX_ID}
        className={`sticky-add-to-cart-wrapper ${styles.buy}`}
      >
        {notice && (
          <ArrivingNotice kind={notice.kind}>
            {notice.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </ArrivingNotice>
        )}
        <BuyForm product={product} posted={posted} id={inPopup ? undefined : BUY_FORM_ID} />
      </div>
      {assurance && <AssuranceLines lines={assurance} />}
      {children}
      {product.shortDescription && (
        <Prose html={product.shortDescription} className={styles.short} />
      )}
      <ChosenDescription />
      {quotes && <Quotes quotes={quotes} rating={product.rating} />}
      <ProductMeta product={product} />
    </div>
  );
}

/** The description of the chosen variation. Last, so that nothing shifts when it appears. */
function ChosenDescription() {
  const { description } = useDisplayedItem();
  if (!description) return null;
  return (
    <Prose html={description} className={`woocommerce-variation-description ${styles.short}`} />
  );
}
