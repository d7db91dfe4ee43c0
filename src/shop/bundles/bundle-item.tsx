import { useId, useState } from 'react';
import { itemPieces } from '#rules/bundles/item-pieces.ts';
import { QuickViewButton } from '../product-cards/quick-view/quick-view-button.tsx';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { Image } from '../ui/image.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './bundle-item.module.css';
import { useBundle } from './bundle-model.ts';
import { ItemChoice } from './item-choice.tsx';
import { ItemOptions } from './item-options.tsx';
import { ItemPrice } from './item-price.tsx';
import type { ItemSnapshot } from './item-snapshot.ts';

/**
 * One item: a checkbox with picture, price and, when open, options. The controls of an unticked
 * item are disabled; without script they stay enabled, as nothing could enable them again.
 */
export function BundleItemRow({ now }: { now: ItemSnapshot }) {
  const t = useTranslator();
  const id = useId();
  const live = useHydrated();
  const { submitted, change, selection } = useBundle();
  const { item, on, form, varies, gone, exact } = now;
  const { product, name, required } = item;
  const off = live && !on;
  const image = form.variation?.image ?? product.image;
  const chooses = varies && item.variationId === null;
  const refused = selection.some((problem) => 'item' in problem && problem.item === item.id);
  const unfinished = on && (!exact || gone || refused || now.filled?.valid === false);
  const input = (part: string) => `bundle[${item.id}][${part}]`;

  return (
    <li
      className={`bundle-item ${styles.item}`}
      data-selected={on || undefined}
      data-required={required || undefined}
      data-invalid={(submitted && unfinished) || undefined}
      data-variation={varies ? form.state : undefined}
      data-item={item.id}
    >
      <label className={styles.tick} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          className={styles.box}
          name={input('on')}
          value="1"
          checked={on}
          // A required item is disabled as a checkbox, and sent by this input.
          disabled={required && live}
          autoComplete="off"
          onChange={(event) => change(item.id, { on: event.target.checked })}
        />
        <span className={styles.frame}>
          {image && (
            <Image key={image.id} image={image} sizes="72px" upTo={320} ratio="card" alt="" />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <ItemPrice now={now} />
          {required && <span className={styles.note}>{t('bundles.itemFixed')}</span>}
          {gone && <span className={styles.gone}>{t('bundles.itemGone')}</span>}
        </span>
      </label>
      {required && <input type="hidden" name={input('on')} value="1" />}
      <fieldset disabled={off} className={styles.controls}>
        <legend className="visually-hidden">{t('bundles.optionsOf', { name })}</legend>
        <Pieces now={now} name={input('quantity')} disabled={off} />
        {(chooses || product.options) && <Options now={now} chooses={chooses} />}
      </fieldset>
      <QuickViewButton productId={product.id} name={name} inline />
    </li>
  );
}

function Pieces({ now, name, disabled }: { now: ItemSnapshot; name: string; disabled: boolean }) {
  const t = useTranslator();
  const { change } = useBundle();
  const { item, quantity } = now;
  const limits = itemPieces(item, item.product);
  const { min, max } = limits;
  // A computed quantity is shown as text, not as a field.
  if (item.product.options?.form.quantity) {
    return (
      <>
        <input type="hidden" name={name} value={now.pieces} />
        <p className={styles.note}>{t('bundles.pieces', { count: now.pieces })}</p>
      </>
    );
  }
  if (min >= max) return <input type="hidden" name={name} value={min} />;
  return (
    <QuantityField
      name={name}
      itemName={item.name}
      labelHidden
      compact
      limits={{ ...limits, step: 1 }}
      defaultValue={quantity}
      disabled={disabled}
      className={styles.quantity}
      onChange={(value) => change(item.id, { quantity: value })}
    />
  );
}

/** Only the shopper closes it again: nothing collapses by itself. */
function Options({ now, chooses }: { now: ItemSnapshot; chooses: boolean }) {
  const t = useTranslator();
  const { item, form, on } = now;
  const { options } = item.product;
  const [open, setOpen] = useState(on && form.open.length > 0);
  const labels = chooses ? item.product.attributes.map(({ label }) => label) : [];
  const terms = item.product.attributes.flatMap(({ name, terms: all }) => {
    const term = all.find(({ slug }) => slug === now.attributes[`attribute_${name}`]);
    return term ? [term.name] : [];
  });
  return (
    <details
      className={styles.options}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {labels.length === 0
          ? t('bundles.options')
          : terms.length === labels.length
            ? terms.join(', ')
            : t('bundles.choose', { name: labels.join(', ').toLowerCase() })}
      </summary>
      {chooses && <ItemChoice now={now} />}
      {options && <ItemOptions now={now} options={options} />}
    </details>
  );
}
