import { useRef, useState } from 'react';
import type { LineChoicePage } from '#wire/product-page.ts';
import { LINE_CHOSEN_EVENT } from '#wire/vitrine/order-lines.ts';
import type { FrameProps } from '../../layout/frame.tsx';
import { OptionsProvider } from '../../options/options-provider.tsx';
import { Quantity } from '../../product/buy-form.tsx';
import { useBuyOptions } from '../../product/buy-options.ts';
import {
  ProductChoiceProvider,
  useChoice,
  VariationIdField,
} from '../../product/choice/product-choice.tsx';
import { ChoiceLine } from '../../product/choice-line.tsx';
import { DisplayedPrice } from '../../product/displayed-price.tsx';
import { firstRadio } from '../../product/swatches/first-radio.ts';
import { SwatchFields } from '../../product/swatches/swatch-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './line-choice-page.module.css';

const NOTHING_POSTED = {};

/** The buy form of a product alone, for a line that a manager puts into an order. */
export function LineChoicePageView({ data }: { data: LineChoicePage }) {
  const { product, options } = data;
  return (
    <ProductChoiceProvider product={product} inAddress={false}>
      {options ? (
        <OptionsProvider options={options} quantity="">
          <ChoiceForm data={data} />
        </OptionsProvider>
      ) : (
        <ChoiceForm data={data} />
      )}
    </ProductChoiceProvider>
  );
}

/** What is missing or wrong is said at its field, as to a shopper; then the frame gets an event. */
function ChoiceForm({ data: { product } }: { data: LineChoicePage }) {
  const t = useTranslator();
  const form = useRef<HTMLFormElement>(null);
  const { status, missing } = useChoice();
  const options = useBuyOptions();
  const [requested, setRequested] = useState(false);
  // A click before that would be lost.
  const hydrated = useHydrated();
  const isVariable = product.kind === 'variable';
  const unfinished = isVariable && (status === 'incomplete' || status === 'none');
  if (requested && !unfinished) setRequested(false);

  function choose() {
    const element = form.current;
    if (!element) return;
    if (unfinished) {
      setRequested(true);
      firstRadio(element, status === 'none' ? undefined : missing)?.focus();
      return;
    }
    if (options && !options.mayAdd(element)) return;
    element.dispatchEvent(new CustomEvent(LINE_CHOSEN_EVENT, { bubbles: true }));
  }

  return (
    <form
      ref={form}
      className={`cart ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <h1 className={styles.title}>{product.name}</h1>
      <DisplayedPrice product={product} />
      {isVariable && (
        <>
          <VariationIdField />
          <SwatchFields product={product} posted={NOTHING_POSTED} requested={requested} />
          <ChoiceLine requested={requested} />
        </>
      )}
      {options && <options.Fields />}
      <div className={styles.row}>
        <Quantity product={product} posted={undefined} />
        <Button disabled={!hydrated || options?.waiting} onClick={choose}>
          {t('orders.line.choose')}
        </Button>
      </div>
    </form>
  );
}

/** Nothing of the shop around it. */
function AloneFrame({ children }: FrameProps) {
  return (
    <main id="content" tabIndex={-1} className={styles.alone}>
      {children}
    </main>
  );
}
LineChoicePageView.Frame = AloneFrame;
