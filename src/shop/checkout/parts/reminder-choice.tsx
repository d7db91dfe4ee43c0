import { useEffect, useState } from 'react';
import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { BASKET_REMINDER_ACTION } from '#wire/generic-actions.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

interface ReminderChoiceProps {
  /** As it is typed. */
  email: string;
  /** As the server has it. */
  asked: boolean;
}

/** Typing an address is one request, not one for each letter. */
const PAUSE_MS = 600;

/** Agrees to be reminded of the basket. It is stored at once: who leaves sends no form. */
export function ReminderChoice({ email, asked }: ReminderChoiceProps) {
  const t = useTranslator();
  const { ajax_url: address, nonces } = useShop();
  const [ticked, setTicked] = useState(asked);
  const [stored, setStored] = useState(asked ? email : '');
  const wanted = ticked ? email : '';

  useEffect(() => {
    if (wanted === stored) return undefined;
    const send = () => {
      const body = new URLSearchParams({
        action: BASKET_REMINDER_ACTION,
        nonce: nonces.public,
        billing_email: wanted,
        [CHECKOUT_FIELDS.reminder]: wanted === '' ? '' : '1',
      });
      // The order does not depend on it: without network nothing is said.
      fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
      setStored(wanted);
    };
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address, nonces.public, wanted, stored]);

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
