import type { ProductRecord } from '#wire/product.ts';
import { AddButton } from '../../cart/adding/add-button.tsx';
import { useProductAdding } from '../../cart/adding/product-adding.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { SCROLL_TO_LINK } from '../../ui/scroll/scroll-timing.ts';
import { scrollToElement } from '../../ui/scroll/scroll-to-element.ts';
import { useTranslator } from '../../ui/shop-context.tsx';
import { BUY_FORM_ID } from '../buy-ids.ts';
import { useBuyOptions } from '../buy-options.ts';
import { useChoice } from '../choice/product-choice.tsx';
import { isBuyable, useDisplayedItem } from '../displayed-item.ts';
import { useMissingNames } from '../missing-names.ts';
import { firstRadio } from '../swatches/first-radio.ts';
import styles from './sticky-bar.module.css';

/** Adds to the cart, or says what must be chosen first and scrolls to it. */
export function BarButton({ product }: { product: ProductRecord }) {
  const t = useTranslator();
  const { status, missing } = useChoice();
  const names = useMissingNames();
  const displayed = useDisplayedItem();
  const { state } = useProductAdding();
  const options = useBuyOptions();
  const texts = {
    label: t('product.choicesOf', { name: product.name }),
    close: t('layout.close'),
  };
  const external = product.external;
  if (external) {
    return (
      <LinkButton href={external.url} rel="nofollow noopener" iconAfter="out" className={styles.do}>
        {external.buttonText || t('product.buyElsewhere')}
      </LinkButton>
    );
  }
  if (product.kind === 'variable' && (status === 'incomplete' || status === 'none')) {
    return (
      <Button className={styles.do} onClick={() => void returnToForm(missing, texts)}>
        {t('product.chooseFirst', { names })}
      </Button>
    );
  }
  const gone = status === 'matched' && !isBuyable(displayed);
  if (!gone && !options?.waiting && options?.unfinished) {
    return (
      <Button className={styles.do} onClick={options.unfinished.show}>
        {options.unfinished.text}
      </Button>
    );
  }
  return (
    <AddButton
      type="submit"
      state={state}
      form={BUY_FORM_ID}
      disabled={gone || options?.waiting}
      data-product_id={product.id}
      className={styles.do}
    >
      {options?.buttonText ?? t(gone ? 'product.goneButton' : 'product.addToCart')}
    </AddButton>
  );
}

/** On a phone the choices come to the shopper, elsewhere the page goes to them. */
async function returnToForm(
  missing: readonly string[],
  texts: { label: string; close: string },
): Promise<void> {
  const form = document.getElementById(BUY_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return;
  const around = form.parentElement;
  const onPhone = around !== null && matchMedia('(max-width: 549.98px)').matches;
  const sheet = onPhone ? await import('../sheet/choice-sheet.ts').catch(() => null) : null;
  if (around && sheet) sheet.openChoiceSheet(around, texts);
  // Instantly: the bar becomes inert during the scroll, and the focus must not be lost with it.
  firstRadio(form, missing.length > 0 ? missing : undefined)?.focus({ preventScroll: true });
  if (!sheet) void scrollToElement(form, SCROLL_TO_LINK);
}
