import { type FormEvent, useRef, useState } from 'react';
import { checkFields } from '#rules/bundles/check-fields.ts';
import { BUNDLE_ITEMS_FIELD, BUNDLE_TOTAL_FIELD, type BundleConfig } from '#wire/bundles.ts';
import { EDITED_LINE_FIELD } from '#wire/cart.ts';
import { AddButton } from '../cart/adding/add-button.tsx';
import { FailureNotice } from '../cart/adding/failure-notice.tsx';
import { useProductAdding } from '../cart/adding/product-adding.tsx';
import { BUY_ROW_ID } from '../product/buy-ids.ts';
import { isBuyable } from '../product/displayed-item.ts';
import { StockLine } from '../product/stock-line.tsx';
import { PLAIN_FORM_MARK } from '../stores/cart/add-fields.ts';
import { useCart } from '../stores/cart/cart-store.ts';
import { Button } from '../ui/button.tsx';
import { getSubmitter } from '../ui/dom/get-submitter.ts';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { scrollToElement } from '../ui/scroll/scroll-to-element.ts';
import { useMoney, useShop, useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { BundleFields, fieldName } from './bundle-fields.tsx';
import styles from './bundle-form.module.css';
import { BundleItemRow } from './bundle-item.tsx';
import { useBundle } from './bundle-model.ts';
import { BundlePrice } from './bundle-price.tsx';
import { isWaiting, sentItem } from './item-snapshot.ts';
import { TierMeter, useMeterMessages } from './tier-meter.tsx';
import { useBundleAdding } from './use-bundle-adding.ts';

/** Links to the first unfinished item. */
export const TO_INVALID_ITEM = { duration: 500 };

/** The bundle builder: its items, total and button. */
export function BundleForm({ id }: { id: string | undefined }) {
  const t = useTranslator();
  const { product } = useBundle();
  if (isBuyable(product)) return <Builder id={id} />;
  return (
    <>
      <StockLine stock={product.stock} />
      <Button wide disabled>
        {t('product.goneButton')}
      </Button>
    </>
  );
}

function Builder({ id }: { id: string | undefined }) {
  const t = useTranslator();
  const model = useBundle();
  const { bundle, product, items, valid, markSubmitted, setQuantity } = model;
  const form = useRef<HTMLFormElement>(null);
  const live = useHydrated();
  const { state, failure, add } = useBundleAdding(bundle.config);
  const arrived = useProductAdding().failure;
  const visibleFailure = failure ?? arrived;
  const [unready, setUnready] = useState<'items' | 'fields' | null>(null);
  if (unready === 'items' && valid) setUnready(null);
  const waiting = isWaiting(items);

  function send(event: FormEvent<HTMLFormElement>) {
    const sent = event.currentTarget;
    const data = new FormData(sent);
    const written = Object.fromEntries(
      bundle.fields.map((field) => [field.id, String(data.get(fieldName(field)) ?? '')]),
    );
    const fields = checkFields(bundle.fields, written);
    if (!sent.checkValidity() || !valid || fields.length > 0) {
      event.preventDefault();
      markSubmitted();
      setUnready(valid ? 'fields' : 'items');
      // After the problems are rendered, so that the first one has its final position.
      requestAnimationFrame(() => showFirst(sent));
      return;
    }
    setUnready(null);
    if (sent.hasAttribute(PLAIN_FORM_MARK)) return;
    event.preventDefault();
    const submitter = getSubmitter(event);
    void add(sent, submitter);
  }

  const open = items
    .filter(({ on, varies, form: { variation } }) => on && varies && variation === null)
    .map(({ item }) => item.name);
  const quantities = { ...product.quantity, max: product.quantity.max ?? 999 };
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={`${product.url}#buy`}
      className={`cart bundle_form ${styles.form}`}
      data-state={state}
      data-bundle={JSON.stringify(useConfig())}
      noValidate={live}
      {...(!bundle.config.ajax_add_to_cart && { [PLAIN_FORM_MARK]: '' })}
      onSubmit={send}
    >
      <SentFields />
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{bundle.texts.title || t('bundles.title')}</legend>
        {bundle.texts.intro !== '' && <p className={styles.intro}>{bundle.texts.intro}</p>}
        <TierMeter />
        <ul className={styles.items}>
          {items.map((now) => (
            <BundleItemRow key={now.item.id} now={now} />
          ))}
        </ul>
      </fieldset>
      <BundleFields />
      <div className={`above-consent ${styles.foot}`}>
        <Sum />
        {unready && (
          <Notice kind="error" className={`bundle-alert ${styles.alert}`}>
            <p>
              {open.length > 0
                ? t('bundles.selectOptions', { name: open.join(', ') })
                : t('bundles.checkEntries', { name: product.name })}
            </p>
            <SelectionMessages />
          </Notice>
        )}
        <div id={id && BUY_ROW_ID} className={styles.row}>
          {product.soldIndividually ? (
            <input type="hidden" name="quantity" value={1} />
          ) : (
            <QuantityField
              limits={quantities}
              defaultValue={bundle.start.quantity}
              labelHidden
              onChange={setQuantity}
            />
          )}
          <AddButton
            type="submit"
            state={state === 'loading' ? 'loading' : state === 'idle' ? 'normal' : 'added'}
            wide
            name="add-to-cart"
            value={product.id}
            disabled={waiting}
            data-product_id={product.id}
            className={`single_add_to_cart_button ${styles.add}`}
          >
            {bundle.texts.button || t(bundle.start.edits === '' ? 'bundles.add' : 'bundles.change')}
          </AddButton>
        </div>
        {visibleFailure && <FailureNotice failure={visibleFailure} />}
      </div>
      <Spoken />
    </form>
  );
}

/**
 * The chosen items as one field, and the total shown. Without script each item has its own inputs.
 */
function SentFields() {
  const { bundle, chosen, total, exact } = useBundle();
  const { decimals } = useShop().currency;
  const live = useHydrated();
  const list = live ? JSON.stringify(chosen.map((now) => sentItem(now, decimals))) : '';
  const price = live && exact ? (total / 10 ** decimals).toFixed(decimals) : '';
  return (
    <>
      <input type="hidden" name={BUNDLE_ITEMS_FIELD} value={list} readOnly />
      <input type="hidden" name={BUNDLE_TOTAL_FIELD} value={price} readOnly />
      {bundle.start.edits !== '' && (
        <input type="hidden" name={EDITED_LINE_FIELD} value={bundle.start.edits} />
      )}
    </>
  );
}

function Sum() {
  const t = useTranslator();
  const money = useMoney();
  const { saving } = useBundle();
  return (
    <div className={styles.sum}>
      <span className={styles.sumLabel}>{t('bundles.total')}</span>
      <BundlePrice size="small" />
      {saving > 0 && (
        <span className={styles.saving}>{t('bundles.saving', { amount: money(saving) })}</span>
      )}
    </div>
  );
}

/** Why the selection is not a valid bundle: too few, too many, a required item missing. */
function SelectionMessages() {
  const messages = useSelectionMessages();
  return messages.map((text) => <p key={text}>{text}</p>);
}

export function useSelectionMessages(): string[] {
  const t = useTranslator();
  const { selection, bundle } = useBundle();
  return selection.map((problem) => {
    if (!('item' in problem)) return t(problem.code, { count: problem.count });
    const { code, item, ...limits } = problem;
    const name = bundle.items.find(({ id }) => id === item)?.name ?? item;
    return t(code, { name, ...limits });
  });
}

/** The total, announced to screen readers after each change. */
function Spoken() {
  const t = useTranslator();
  const money = useMoney();
  const { total, exact } = useBundle();
  const meter = useMeterMessages();
  const live = useHydrated();
  const price = exact ? money(total) : t('bundles.from', { price: money(total) });
  return (
    <p role="status" className="visually-hidden">
      {live && t('bundles.spoken', { price, meter })}
    </p>
  );
}

/** In the format that scripts of WooCommerce plug-ins read, with the amount of this visitor's cart. */
function useConfig(): BundleConfig {
  const { bundle } = useBundle();
  const { decimals } = useShop().currency;
  const { cart } = useCart();
  const amount = cart?.totals.total ?? 0;
  return { ...bundle.config, total_cart_amount: amount / 10 ** decimals };
}

function showFirst(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>('[data-invalid]');
  if (!invalid) return;
  for (const closed of invalid.querySelectorAll('details:not([open])')) {
    closed.toggleAttribute('open', true);
  }
  void scrollToElement(invalid, TO_INVALID_ITEM);
  const control = invalid.querySelector<HTMLElement>(
    ':is(input, select, textarea):not([type="hidden"], :disabled):is(:invalid, [aria-invalid="true"])',
  );
  const first = invalid.querySelector<HTMLElement>('details :is(input, select):not(:disabled)');
  (control ?? first)?.focus({ preventScroll: true });
}
