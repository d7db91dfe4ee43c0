import { type FormEvent, useEffect } from 'react';
import type { ProductCard } from '#wire/product.ts';
import { buttonFields, PLAIN_FORM_MARK } from '../../stores/cart/add-fields.ts';
import { expectActions } from '../../stores/cart/load-actions.ts';
import { classNames } from '../../ui/class-names.ts';
import { getSubmitter } from '../../ui/dom/get-submitter.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { onceOnly } from './add-button.tsx';
import { cardLine } from './added-lines.ts';
import { AddedLink } from './added-link.tsx';
import styles from './card-add.module.css';
import { useAdding } from './use-adding.ts';
import { showFailure } from './visible-failure.ts';

/** Adds one piece from a product card; without script it posts the product's own form. */
export function CardAdd({ product }: { product: ProductCard }) {
  const t = useTranslator();
  const { byScript } = useShop().cart;
  const { state, failure, add } = useAdding();

  useEffect(() => {
    if (failure) showFailure(failure);
    else if (state === 'added') showFailure(null);
  }, [failure, state]);

  function send(event: FormEvent<HTMLFormElement>) {
    const submitter = getSubmitter(event);
    if (event.currentTarget.hasAttribute(PLAIN_FORM_MARK) || !submitter) return;
    event.preventDefault();
    void add(buttonFields(submitter), submitter, [cardLine(product, 1)]);
  }

  return (
    <>
      <form
        method="post"
        action={product.url}
        className={styles.form}
        {...(!byScript && { [PLAIN_FORM_MARK]: '' })}
        onSubmit={send}
      >
        <input type="hidden" name="add-to-cart" value={product.id} />
        <button
          type="submit"
          aria-label={t('basket.addOf', { name: product.name })}
          aria-busy={state === 'loading' || undefined}
          className={classNames(
            'add_to_cart_button ajax_add_to_cart product_type_simple waits',
            state !== 'normal' && state,
            styles.button,
            styles.action,
          )}
          data-product_id={product.id}
          onPointerEnter={expectActions}
          onFocus={expectActions}
          onClick={onceOnly}
        >
          <span className={styles.content}>
            <Icon name={state === 'added' ? 'check' : 'basket'} size={20} />
            {t('product.card.add')}
          </span>
        </button>
      </form>
      <AddedLink visible={state === 'added'} className={styles.added} />
    </>
  );
}
