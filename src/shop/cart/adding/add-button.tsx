import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { expectActions } from '../../stores/cart/load-actions.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { AddState } from './use-adding.ts';

interface AddButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  state: AddState;
  wide?: boolean;
  children: ReactNode;
}

/**
 * States: normal, loading, added. While loading it keeps the focus and can be pressed again, which
 * queues another add; its label does not change.
 */
export function AddButton({ state, className, onClick, children, ...rest }: AddButtonProps) {
  return (
    <Button
      icon={state === 'added' ? 'check' : 'basket'}
      aria-busy={state === 'loading' || undefined}
      className={classNames(state !== 'normal' && state, className)}
      onPointerEnter={expectActions}
      onFocus={expectActions}
      onClick={(event) => {
        onceOnly(event);
        onClick?.(event);
      }}
      {...rest}
    >
      {children}
    </Button>
  );
}

/** Ignores the second half of a double click. */
export function onceOnly(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
