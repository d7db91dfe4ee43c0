import { CHECKOUT_BUTTONS } from '#wire/checkout.ts';
import { Button } from '../ui/button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';

/** For browsers without script: recalculates the order for the address and choices above. */
export function UpdateButton() {
  const t = useTranslator();
  return (
    <noscript>
      <Button type="submit" name={CHECKOUT_BUTTONS.update} value="1" variant="secondary">
        {t('checkout.update')}
      </Button>
    </noscript>
  );
}
