import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface Look {
  /** primary: the main action; secondary: beside it; quiet: text only. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** Full width of its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  children: ReactNode;
}

type ButtonProps = Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

function nothing(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * While busy the label stays in place under the spinner, so that nothing shifts. It is not
 * disabled, which would drop the keyboard focus; further presses are ignored.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy, children, className, type, ...rest } = props;
  return (
    <button
      type={type ?? 'button'}
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      {...rest}
      {...(busy && { 'aria-disabled': true, onClick: nothing })}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  );
}

type LinkButtonProps = Look & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconAfter, children, className, ...rest } = props;
  return (
    <a className={look({ variant, size, wide }, className)} {...rest}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </a>
  );
}

function Content({ icon, iconAfter, children }: Pick<Look, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={20} />}
    </span>
  );
}

function look({ variant, size, wide }: Omit<Look, 'children'>, className: string | undefined) {
  return classNames(
    'waits',
    styles.button,
    styles[variant ?? 'primary'],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );
}
