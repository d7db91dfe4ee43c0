import { stockLimit } from '#rules/quantities/limits.ts';
import type { ProductCard } from '#wire/product.ts';
import { Price } from '../catalog/price.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { Image } from '../ui/image.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './grouped-items.module.css';

interface GroupedItemsProps {
  members: ProductCard[];
  posted: Record<string, string>;
}

/** The items of a grouped product, each with its quantity; 0 leaves it out. */
export function GroupedItems({ members, posted }: GroupedItemsProps) {
  const t = useTranslator();
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t('product.inThisSet')}</legend>
      <ul className={styles.items}>
        {members.map((member) => (
          <li key={member.id} className={styles.item}>
            <span className={styles.frame}>
              {member.image && (
                <Image image={member.image} sizes="4rem" upTo={160} ratio="card" alt="" />
              )}
            </span>
            <div className={styles.words}>
              <a href={member.url} className={styles.name}>
                {member.name}
              </a>
              {member.price && <Price price={member.price} />}
              {member.stock.status === 'outofstock' && <p>{t('product.outOfStock')}</p>}
            </div>
            {member.kind === 'simple' && member.stock.status !== 'outofstock' && (
              <QuantityField
                itemName={member.name}
                labelHidden
                compact
                limits={{ min: 0, max: stockLimit(member.stock), step: 1 }}
                name={`quantity[${member.id}]`}
                defaultValue={posted[`quantity[${member.id}]`] ?? 1}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
