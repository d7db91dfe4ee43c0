import type { MessageKey } from '#wire/messages/messages.ts';
import { UPSELL_ATTRIBUTES_FIELD, UPSELL_ITEMS_FIELD } from '#wire/upsells.ts';
import { Price } from '../catalog/price.tsx';
import { classNames } from '../ui/class-names.ts';
import { SelectField } from '../ui/forms/select-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './upsell-item.module.css';
import type { ItemState, ItemStatus } from './use-upsell-items.ts';

interface UpsellItemProps {
  state: ItemState;
  /** The product of the page itself. */
  main: boolean;
  loading: boolean;
  /** An add was attempted with an incomplete choice. */
  requested: boolean;
  onTick(ticked: boolean): void;
  onChoose(field: string, slug: string): void;
}

const STATUS_MESSAGES: Partial<Record<ItemStatus, MessageKey>> = {
  none: 'upsells.none',
  gone: 'upsells.gone',
};

/** A checkbox, a picture, the price, and the choice of a variation. */
export function UpsellItemView(props: UpsellItemProps) {
  const { state, main, loading, requested, onTick, onChoose } = props;
  const { item, ticked, chosen, status, variation } = state;
  const t = useTranslator();
  const image = variation?.image ?? item.image;
  const price = (variation ?? item).price;
  const message = STATUS_MESSAGES[status];
  return (
    <li
      className={classNames(
        'upsell-item',
        styles.item,
        ticked && styles.ticked,
        loading && 'loading',
      )}
      data-item={item.id}
      data-status={status}
      aria-busy={loading || undefined}
    >
      <Icon name="plus" className={styles.plus} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={`${UPSELL_ITEMS_FIELD}[]`}
          value={item.id}
          checked={ticked}
          aria-label={t('upsells.include', { name: item.name })}
          onChange={(event) => onTick(event.currentTarget.checked)}
          className={styles.box}
        />
      </label>
      <div className={styles.picture}>
        {image && (
          <Image
            image={image}
            sizes="(min-width: 850px) 12rem, 5rem"
            upTo={480}
            ratio="square"
            alt=""
          />
        )}
      </div>
      <div className={styles.words}>
        {main ? (
          <p className={styles.name}>
            <span className={styles.mark}>{t('upsells.thisOne')}</span> {item.name}
          </p>
        ) : (
          <a href={item.url} className={styles.name}>
            {item.name}
          </a>
        )}
        {price && (
          <div className={styles.price}>
            <Price price={price} form="from" />
            {item.quantity !== 1 && <span>{t('upsells.times', { count: item.quantity })}</span>}
          </div>
        )}
      </div>
      {item.choices.length > 0 && (
        <div className={styles.choices}>
          {item.choices.map(({ field, label, terms }) => (
            <SelectField
              key={field}
              label={<ChoiceLabel label={label} name={item.name} />}
              name={`${UPSELL_ATTRIBUTES_FIELD}[${item.id}][${field}]`}
              value={chosen[field] ?? ''}
              aria-invalid={(requested && ticked && !chosen[field]) || undefined}
              onChange={(event) => onChoose(field, event.currentTarget.value)}
              options={[
                { value: '', label: t('upsells.choose') },
                ...terms.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
            />
          ))}
          <p className={styles.message} role="status">
            {message && t(message)}
          </p>
        </div>
      )}
    </li>
  );
}

/** Two products may both have a colour. */
function ChoiceLabel({ label, name }: { label: string; name: string }) {
  const t = useTranslator();
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{t('upsells.chooseOf', { label, name })}</span>
    </>
  );
}
