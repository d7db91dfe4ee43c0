import type { ProductRecord } from '#wire/product.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import { useText } from '../ui/shop-context.tsx';
import styles from './buy-form.module.css';
import { VariationIdField } from './choice/product-choice.tsx';
import { GroupedItems } from './grouped-items.tsx';
import { VariationFields } from './variation-fields.tsx';

interface BuyFormProps {
  product: ProductRecord;
  /** What was posted before, by input name. */
  posted: Record<string, string>;
}

/** A real form that posts to its own page; the server checks every rule again. */
export function BuyForm({ product, posted }: BuyFormProps) {
  const t = useText();
  if (product.kind === 'external') return <ExternalLink product={product} />;
  if (product.stock.status === 'outofstock' || !product.price) {
    return (
      <Button wide disabled>
        {t('product.goneButton')}
      </Button>
    );
  }
  const variable = product.kind === 'variable';
  const grouped = product.kind === 'grouped';
  return (
    <form
      method="post"
      action={`${product.url}#buy`}
      className={`cart ${variable ? 'variations_form ' : ''}${grouped ? 'grouped_form ' : ''}${styles.form}`}
    >
      <input type="hidden" name="add-to-cart" value={product.id} />
      <input type="hidden" name="product_id" value={product.id} />
      {variable && <VariationIdField />}
      {variable && <VariationFields product={product} posted={posted} />}
      {grouped && <GroupedItems members={product.members} posted={posted} />}
      <div className={styles.row}>
        {!grouped && <Quantity product={product} posted={posted.quantity} />}
        <Button
          type="submit"
          icon="basket"
          wide
          className={`single_add_to_cart_button ${styles.add}`}
        >
          {t('product.addToCart')}
        </Button>
      </div>
    </form>
  );
}

function Quantity({ product, posted }: { product: ProductRecord; posted: string | undefined }) {
  if (product.soldIndividually) return <input type="hidden" name="quantity" value={1} />;
  return <QuantityField limits={product.quantity} defaultValue={posted ?? product.quantity.min} />;
}

function ExternalLink({ product }: { product: ProductRecord }) {
  const t = useText();
  if (!product.external) return null;
  return (
    <LinkButton href={product.external.url} rel="nofollow noopener" iconAfter="out" wide>
      {product.external.buttonText || t('product.buyElsewhere')}
    </LinkButton>
  );
}
