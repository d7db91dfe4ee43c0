import { CHECKOUT_BUTTONS, CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { AttributionFields } from '../../attribution/attribution-fields.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';

/**
 * Hidden fields, and the button that Enter presses: it recalculates the order and does not place
 * it.
 */
export function HiddenFields({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  return (
    <>
      <button
        type="submit"
        name={CHECKOUT_BUTTONS.update}
        value="1"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('checkout.update')}
      </button>
      <input type="hidden" name={CHECKOUT_FIELDS.key} value={checkout.page.key} readOnly />
      <AttributionFields />
    </>
  );
}
