import { useEffect, useState } from 'react';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { CART_REMINDER_ACTION } from '#wire/generic-actions.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

interface ReminderChoiceProps {
  /** The address while it is being typed. */
  email: string;
  /** As the server has it. */
  requested: boolean;
}

/** Typing an address is one request, not one for each letter. */
const PAUSE_MS = 600;

/** Agrees to be reminded of the basket. It is stored at once: who leaves sends no form. */
export function ReminderChoice({ email, requested }: ReminderChoiceProps) {
  const t = useTranslator();
  const { ajax_url: address, nonces } = useShop();
  const [ticked, setTicked] = useState(requested);
  const [stored, setStored] = useState(requested ? email : '');
  const expected = ticked ? email : '';

  useEffect(() => {
    if (expected === stored) return undefined;
    const send = () => {
      const body = new URLSearchParams({
        action: CART_REMINDER_ACTION,
        nonce: nonces.public,
        billing_email: expected,
        [CHECKOUT_FIELDS.reminder]: expected === '' ? '' : '1',
      });
      // The order does not depend on it: without network nothing is said.
      fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
      setStored(expected);
    };
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address, nonces.public, expected, stored]);

  return (
    <Checkbox
      id={CHECKOUT_FIELDS.reminder}
      name={CHECKOUT_FIELDS.reminder}
      value="1"
      label={t('checkout.reminder')}
      checked={ticked}
      onChange={(event) => setTicked(event.target.checked)}
    />
  );
}
