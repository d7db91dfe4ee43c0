import { useState } from 'react';
import { filteredSwatch } from '#rules/catalog/filtered-swatch.ts';
import type { ListingQuery } from '#wire/listing.ts';
import type { CardSwatch, ProductCard as ProductCardData } from '#wire/product.ts';
import { CardAction } from '../cart/adding/card-action.tsx';
import { Price } from '../catalog/price.tsx';
import { ProductBadges } from '../catalog/product-badges.tsx';
import { Rating } from '../catalog/rating.tsx';
import { classNames } from '../ui/class-names.ts';
import { Image } from '../ui/image.tsx';
import { useShop } from '../ui/shop-context.tsx';
import { CardSwatches } from './card-swatches.tsx';
import styles from './product-card.module.css';
import { QuickViewButton } from './quick-view/quick-view-button.tsx';
import { SwatchRow } from './swatch-row.tsx';

export const CARD_SIZES = '(min-width:850px) min(33vw,27rem),(min-width:550px) 33vw,50vw';

/** Of a card in a list. */
export const ROW_SIZES = '(min-width:550px) 12rem,28vw';

/** Number of swatches before "+2". */
const MAX_SWATCHES = 3;

const NO_FILTERS = {};

export interface ProductCardProps {
  product: ProductCardData;
  /** First row of a page: its pictures are loaded at once. */
  priority?: boolean;
  sizes?: string;
  /** The largest width its picture needs on a high-density screen. */
  upTo?: 640 | 960;
  /** Id of its rail: makes names unique where a page shows a product twice. */
  place?: string;
  /** The listing's attribute filters: the card shows the picture of the colour asked for. */
  filters?: ListingQuery['attributes'] | undefined;
  /** Level of the name's heading, to fit the page's outline. */
  heading?: 'h2' | 'h3' | undefined;
  /** In a list: the picture stands beside the words. */
  row?: boolean;
  className?: string;
}

/** A card in a grid. The name's link covers the whole card; the category link lies above it. */
export function ProductCard(props: ProductCardProps) {
  const { product, priority, sizes = CARD_SIZES, upTo = 960, className } = props;
  const Heading = props.heading ?? 'h3';
  const { swatches, cart } = useShop();
  const { onCards } = swatches;
  const filtered = filteredSwatch(product, props.filters ?? NO_FILTERS);
  const [chosen, setChosen] = useState<CardSwatch | null>(filtered);
  const [pointed, setPointed] = useState<CardSwatch | null>(null);
  // The second picture is loaded on hover: most cards of a page never need it.
  const [visited, setVisited] = useState(false);
  const url = toAddress(product, chosen);
  const preview = (pointed ?? chosen)?.picture ?? null;
  const image = preview ?? product.image;
  const choosable = product.swatches.filter(({ picture: image }) => image !== null).length > 1;
  const gone = product.stock.status === 'outofstock';
  return (
    <article
      className={classNames(styles.card, props.row && styles.row, gone && styles.gone, className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setVisited(true)}
    >
      <div className={styles.media}>
        {image ? (
          <Image image={image} sizes={sizes} upTo={upTo} ratio="card" priority={priority} />
        ) : (
          <div className={styles.blank} />
        )}
        {product.hoverImage && !preview && visited && (
          <Image
            image={product.hoverImage}
            sizes={sizes}
            upTo={upTo}
            ratio="card"
            alt=""
            className={styles.second}
          />
        )}
        <ProductBadges product={product} className={styles.badges} />
        <QuickViewButton productId={product.id} name={product.name} />
      </div>
      <div className={styles.meta}>
        {product.category && (
          <a href={product.category.url} className={styles.category}>
            {product.category.name}
          </a>
        )}
        {onCards && product.swatchField && choosable ? (
          <CardSwatches
            product={{ ...product, swatches: withFirst(product.swatches, filtered) }}
            place={props.place}
            chosen={chosen}
            onChoose={setChosen}
            onPoint={setPointed}
            max={MAX_SWATCHES}
          />
        ) : (
          onCards && <SwatchRow swatches={product.swatches} max={MAX_SWATCHES} />
        )}
      </div>
      <Heading className={styles.name}>
        <a href={url}>{product.name}</a>
      </Heading>
      {product.price && (
        <div className={styles.price}>
          <Price price={product.price} form="from" />
          {product.unitPrice && <p className={styles.unit}>{product.unitPrice}</p>}
        </div>
      )}
      <Rating rating={product.rating} className={styles.rating} />
      {cart.cardButtons && <CardAction product={product} url={url} />}
    </article>
  );
}

/** So that the swatch the listing is filtered by is not among those behind "+2". */
function withFirst(swatches: CardSwatch[], first: CardSwatch | null): CardSwatch[] {
  return first ? [first, ...swatches.filter((one) => one !== first)] : swatches;
}

/** The product's address with the swatch chosen on its card. */
function toAddress({ url, swatchField }: ProductCardData, chosen: CardSwatch | null): string {
  return chosen ? `${url}?${new URLSearchParams({ [swatchField]: chosen.slug })}` : url;
}
