import type { FormEvent, ReactNode } from 'react';
import { CHECKOUT_BUTTONS } from '#wire/checkout.ts';
import { getSubmitter } from '../ui/dom/get-submitter.ts';
import { fireEvent } from '../ui/fire-event.ts';
import { useShop } from '../ui/shop-context.tsx';
import { HiddenFields } from './parts/hidden-fields.tsx';
import type { Checkout } from './state/use-checkout.ts';

interface CheckoutFormProps {
  checkout: Checkout;
  className?: string;
  children: ReactNode;
}

/** One form around everything, so that no button loses typed values. */
export function CheckoutForm({ checkout, className, children }: CheckoutFormProps) {
  const { routes } = useShop();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const submitter = getSubmitter(event);
    const name = submitter?.getAttribute('name');
    // A log-in reloads the page: the browser submits it as without script.
    if (name === CHECKOUT_BUTTONS.logIn) return;
    event.preventDefault();
    if (name === CHECKOUT_BUTTONS.place) void checkout.submit();
    else fireEvent('update_checkout', {}, []);
  }

  return (
    <form
      ref={checkout.form}
      name="checkout"
      className={`checkout woocommerce-checkout ${className ?? ''}`}
      action={routes.checkout}
      method="post"
      noValidate
      aria-busy={checkout.state.placing || undefined}
      onSubmit={onSubmit}
    >
      <HiddenFields checkout={checkout} />
      {children}
    </form>
  );
}
