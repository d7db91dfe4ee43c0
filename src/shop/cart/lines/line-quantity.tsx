import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { minus, plus, steppedText } from '#rules/quantities/step.ts';
import type { CartItem } from '#wire/cart.ts';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import frame from '../../ui/forms/quantity-field.module.css';
import { typeInto } from '../../ui/forms/type-into.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './line-quantity.module.css';
import { type LineSending, useLineDraft } from './use-line-draft.ts';

interface LineQuantityProps {
  item: CartItem;
  /** The quantity once all pending requests are answered. */
  quantity: number;
  sending: LineSending;
}

/** The quantity of a line. Only invalid input is ignored silently; no edit is lost. */
export function LineQuantity({ item, quantity, sending }: LineQuantityProps) {
  const t = useTranslator();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, problem, draft } = useLineDraft(item, quantity, sending);
  const { min, max, step } = item.limits;
  const value = text ?? steppedText(quantity, step);
  const field = { value, min, max, step };
  const error =
    problem?.kind === 'too-many'
      ? t('sideCart.maxError', { max: problem.max })
      : problem && t('sideCart.stepError', { step: problem.step });

  // React's change event fires on each key press; the native one when the edit is finished.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const settle = () => draft.settle(element.value);
    // Typed before hydration.
    if (element.value !== element.defaultValue) settle();
    element.addEventListener('change', settle);
    return () => element.removeEventListener('change', settle);
  }, [draft]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    draft.settle(event.currentTarget.value);
  }
  function change(next: string) {
    if (input.current && next !== value) typeInto(input.current, next);
  }

  return (
    <Field
      id={id}
      label={t('cart.quantityOf', { name: item.name })}
      labelHidden
      error={error ?? undefined}
      className={`quantity ${styles.quantity}`}
    >
      <div className={`${frame.frame} ${styles.frame}`}>
        <button
          type="button"
          className={`minus ${frame.button}`}
          aria-label={t('product.fewerOf', { step, name: item.name })}
          aria-controls={id}
          aria-disabled={minus(field) === value || undefined}
          onClick={() => change(minus(field))}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          ref={input}
          type="number"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          {...describedBy(id, { error: error ?? undefined })}
          id={id}
          name={`cart[${item.key}][qty]`}
          className={`qty ${frame.input}`}
          value={value}
          min={0}
          max={max ?? undefined}
          step={step}
          autoComplete="off"
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={press}
        />
        <button
          type="button"
          className={`plus ${frame.button}`}
          aria-label={t('product.moreOf', { step, name: item.name })}
          aria-controls={id}
          aria-disabled={plus(field) === value || undefined}
          onClick={() => change(plus(field))}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </Field>
  );
}
