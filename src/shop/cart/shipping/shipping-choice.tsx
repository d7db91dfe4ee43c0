import { useState } from 'react';
import type { CartPackage } from '#wire/cart.ts';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import styles from './shipping-choice.module.css';

interface ShippingChoiceProps {
  packages: readonly CartPackage[];
  /** Resolves when the shop has answered, success or not. */
  onChoose(packageId: number, rateId: string): Promise<unknown>;
}

/**
 * The shipping method of each package. With script a choice is sent at once; without it by the
 * form.
 */
export function ShippingChoice({ packages, onChoose }: ShippingChoiceProps) {
  const t = useTranslator();
  const money = useMoney();
  // Stays selected while the request is pending.
  const [pressed, setPressed] = useState<{ id: number; rateId: string } | null>(null);

  async function choose(id: number, rateId: string) {
    setPressed({ id, rateId });
    await onChoose(id, rateId);
    setPressed(null);
  }

  return packages.map(({ id, name, rates }) => (
    <fieldset key={id} className={styles.package}>
      <legend className={styles.legend}>{name}</legend>
      {rates.length === 0 && <p className={styles.none}>{t('cart.shippingUnknown')}</p>}
      {rates.map(({ rateId, title, cost, details, selected }) => (
        <label key={rateId} className={styles.rate}>
          <input
            type="radio"
            className="shipping_method"
            name={`shipping_method[${id}]`}
            data-index={id}
            value={rateId}
            checked={pressed?.id === id ? pressed.rateId === rateId : selected}
            onChange={() => void choose(id, rateId)}
          />
          <span>
            {title}
            {details.map((line) => (
              <span key={line} className={styles.detail}>
                {line}
              </span>
            ))}
          </span>
          <span className={styles.cost}>{cost === 0 ? t('cart.shippingFree') : money(cost)}</span>
        </label>
      ))}
    </fieldset>
  ));
}
