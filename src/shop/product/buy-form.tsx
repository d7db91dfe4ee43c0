import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ProductRecord } from '#wire/product.ts';
import { AddButton } from '../cart/adding/add-button.tsx';
import { addedLines } from '../cart/adding/added-lines.ts';
import { AddedLink } from '../cart/adding/added-link.tsx';
import { FailureNotice } from '../cart/adding/failure-notice.tsx';
import { useProductAdding } from '../cart/adding/product-adding.tsx';
import { useAddressQuantity } from '../cart/adding/use-address-quantity.ts';
import { addForWallet } from '../express/add-for-wallet.ts';
import { ExpressPlace } from '../express/express-place.tsx';
import { FORM_ADD, formFields, OPTIONS_ADD, PLAIN_FORM_MARK } from '../stores/cart/add-fields.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { getSubmitter } from '../ui/dom/get-submitter.ts';
import { QuantityField } from '../ui/forms/quantity-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './buy-form.module.css';
import { BUY_ROW_ID } from './buy-ids.ts';
import { useBuyOptions } from './buy-options.ts';
import { useBuyParts } from './buy-parts.ts';
import { useChoice, VariationIdField } from './choice/product-choice.tsx';
import { variationsData } from './choice/variation-data.ts';
import { ChoiceLine } from './choice-line.tsx';
import { isBuyable, useDisplayedItem } from './displayed-item.ts';
import { GroupedItems } from './grouped-items.tsx';
import { StockLine } from './stock-line.tsx';
import { firstRadio } from './swatches/first-radio.ts';
import { SwatchFields } from './swatches/swatch-fields.tsx';

interface BuyFormProps {
  product: ProductRecord;
  /** Values posted before, by input name. */
  posted: Record<string, string>;
  /** For buttons elsewhere on the page. */
  id?: string | undefined;
}

export function BuyForm({ product, posted, id }: BuyFormProps) {
  const t = useTranslator();
  const parts = useBuyParts();
  if (parts) return <parts.Form id={id} />;
  if (product.kind === 'external') {
    return (
      <div id={id && BUY_ROW_ID}>
        <ExternalLink product={product} />
      </div>
    );
  }
  if (product.kind === 'bundle' && isBuyable(product)) {
    return (
      <LinkButton href={product.url} wide>
        {t('sideCart.choose')}
      </LinkButton>
    );
  }
  if (!isBuyable(product)) {
    return (
      <>
        <StockLine stock={product.stock} />
        <Button wide disabled>
          {t('product.goneButton')}
        </Button>
      </>
    );
  }
  return (
    <>
      {product.kind === 'simple' && <StockLine stock={product.stock} />}
      <Form product={product} posted={posted} id={id} />
    </>
  );
}

/** A form that posts to its own page; with script it is sent without leaving. */
function Form({ product, posted, id }: BuyFormProps) {
  const t = useTranslator();
  const shop = useShop();
  const { byScript } = shop.cart;
  const { state, failure, add } = useProductAdding();
  const { status, missing, match } = useChoice();
  const options = useBuyOptions();
  useAddressQuantity(id);
  const [requested, setRequested] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // For scripts of other makers, which run when ours do: the page itself says it in its data.
  useEffect(() => {
    if (product.kind !== 'variable') return;
    form.current?.setAttribute('data-product_variations', variationsData(shop, product));
  }, [shop, product]);
  const displayed = useDisplayedItem();
  const variable = product.kind === 'variable';
  const grouped = product.kind === 'grouped';
  const unfinished = variable && (status === 'incomplete' || status === 'none');
  if (requested && !unfinished) setRequested(false);
  const gone = status === 'matched' && !isBuyable(displayed);

  /** False where something is still to be chosen, which is then said. */
  function isComplete(sent: HTMLFormElement): boolean {
    if (unfinished) {
      setRequested(true);
      firstRadio(sent, status === 'none' ? undefined : missing)?.focus();
      return false;
    }
    return !options || options.mayAdd(sent);
  }

  function send(event: FormEvent<HTMLFormElement>) {
    const sent = event.currentTarget;
    if (!isComplete(sent)) {
      event.preventDefault();
      return;
    }
    if (sent.hasAttribute(PLAIN_FORM_MARK)) return;
    event.preventDefault();
    const submitter = getSubmitter(event);
    const fields = formFields(sent, submitter, options ? OPTIONS_ADD : FORM_ADD);
    void add(fields, submitter, addedLines(product, match, fields));
  }

  return (
    // On a phone it becomes a sheet, which a form cannot be.
    <div>
      <form
        ref={form}
        id={id}
        method="post"
        encType={options?.files ? 'multipart/form-data' : undefined}
        action={`${product.url}#buy`}
        className={classNames(
          'cart',
          variable && 'variations_form',
          grouped && 'grouped_form',
          styles.form,
        )}
        {...((!byScript || options?.saveText) && { [PLAIN_FORM_MARK]: '' })}
        onSubmit={send}
      >
        <input type="hidden" name="add-to-cart" value={product.id} />
        <input type="hidden" name="product_id" value={product.id} />
        {/* Above the files: without it they are not read. */}
        {options?.files && <input type="hidden" name="_wpnonce" value={shop.nonces.public} />}
        {variable && (
          <>
            <VariationIdField />
            <SwatchFields product={product} posted={posted} requested={requested} />
            <ChoiceLine requested={requested} />
          </>
        )}
        {grouped && <GroupedItems members={product.members} posted={posted} />}
        {options && <options.Fields />}
        <div id={id && BUY_ROW_ID} className={styles.row}>
          {!grouped && <Quantity product={product} posted={posted.quantity} />}
          <AddButton
            type="submit"
            state={state}
            wide
            disabled={gone || options?.waiting}
            data-product_id={product.id}
            className={`single_add_to_cart_button ${styles.add}`}
          >
            {options?.buttonText ?? t(gone ? 'product.goneButton' : 'product.addToCart')}
          </AddButton>
          <AddedLink visible={state === 'added'} className={styles.added} />
        </div>
        {failure && <FailureNotice failure={failure} />}
        {id && !options?.saveText && !gone && displayed.price && (
          <ExpressPlace
            afterTouch
            total={displayed.price.min}
            needsShipping={!product.virtual}
            add={() => {
              const sent = form.current;
              if (!sent || !isComplete(sent)) return null;
              const fields = formFields(sent, null, options ? OPTIONS_ADD : FORM_ADD);
              return addForWallet(fields);
            }}
          />
        )}
      </form>
    </div>
  );
}

export function Quantity({
  product,
  posted,
}: {
  product: ProductRecord;
  posted: string | undefined;
}) {
  const { quantity } = useDisplayedItem();
  const options = useBuyOptions();
  if (options && options.quantity !== null) return <BoundQuantity quantity={options.quantity} />;
  if (product.soldIndividually) return <input type="hidden" name="quantity" value={1} />;
  return (
    <QuantityField
      limits={quantity}
      defaultValue={posted ?? quantity.min}
      labelHidden
      onChange={options?.quantityTyped}
    />
  );
}

/** A computed quantity: shown as text, not as a field. */
function BoundQuantity({ quantity }: { quantity: number }) {
  const t = useTranslator();
  return (
    <TextField
      label={t('options.boundQuantity')}
      labelHidden
      name="quantity"
      value={quantity}
      readOnly
      className={styles.bound}
    />
  );
}

function ExternalLink({ product }: { product: ProductRecord }) {
  const t = useTranslator();
  if (!product.external) return null;
  return (
    <LinkButton href={product.external.url} rel="nofollow noopener" iconAfter="out" wide>
      {product.external.buttonText || t('product.buyElsewhere')}
    </LinkButton>
  );
}
