import { FieldError } from '../../ui/forms/field-error.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './choices.module.css';
import { ChoiceCard } from './option-card.tsx';
import { toError } from './problems-of.ts';

/** The shipping method of each package. */
export function ShippingChoice({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const money = useMoney();
  const { state, deliver } = checkout;
  const { packages, items } = state.review.cart;
  const several = packages.length > 1;
  return packages.map(({ id, name, keys, rates }) => {
    const field = `shipping_method[${id}]`;
    const error = toError(state, field);
    const inside = items.filter(({ key }) => keys.includes(key)).map((item) => item.name);
    return (
      <fieldset
        key={id}
        id={`delivery-${id}`}
        tabIndex={-1}
        className={styles.group}
        aria-describedby={error ? `delivery-${id}-error` : undefined}
      >
        <legend className={several ? styles.legend : 'visually-hidden'}>{name}</legend>
        {several && (
          <p className={styles.names}>
            {t('checkout.deliveryItems', { names: inside.join(', ') })}
          </p>
        )}
        {rates.length === 0 && <p className={styles.none}>{t('checkout.deliveryNone')}</p>}
        <ul className={`woocommerce-shipping-methods ${styles.list}`}>
          {rates.map(({ rateId, title, cost, details }) => (
            <ChoiceCard
              key={rateId}
              name={field}
              value={rateId}
              title={title}
              checked={state.shippingMethods[id] === rateId}
              onChoose={() => deliver(id, rateId)}
              aside={cost === 0 ? t('cart.shippingFree') : money(cost)}
              details={details}
              inputClass="shipping_method"
              index={id}
            />
          ))}
        </ul>
        <FieldError id={`delivery-${id}-error`} text={error} />
      </fieldset>
    );
  });
}
