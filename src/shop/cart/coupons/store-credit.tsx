import { useState } from 'react';
import type { CartView } from '#wire/cart.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';

interface StoreCreditProps {
  credit: CartView['credit'];
  /** With script; without it the button posts the code, as that of a listed coupon. */
  onUse(code: string): Promise<unknown>;
  /** Target of the form without script; the cart page by default. */
  action?: string;
}

/** Store credit of the shopper that could pay, for one click. Nothing where there is none. */
export function StoreCredit({ credit, onUse, action }: StoreCreditProps) {
  const t = useTranslator();
  const money = useMoney();
  const { routes } = useShop();
  const [busy, setBusy] = useState(false);
  if (!credit) return null;
  const { code, balance } = credit;
  return (
    <Button
      type="submit"
      name="apply_offer"
      value={code}
      formAction={action ?? routes.cart}
      formMethod="post"
      formNoValidate
      variant="secondary"
      busy={busy}
      wide
      onClick={async (event) => {
        event.preventDefault();
        setBusy(true);
        await onUse(code);
        setBusy(false);
      }}
    >
      {t('cart.useCredit', { amount: money(balance) })}
    </Button>
  );
}
