import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import type { IconName } from './icon-paths.ts';

interface Look {
  icon: IconName;
  /** Accessible name, and the tooltip. */
  label: string;
}

type IconButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

export function IconButton({ icon, label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.icon, className)}
      {...rest}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

type IconLinkProps = Look & { href: string } & AnchorHTMLAttributes<HTMLAnchorElement>;

export function IconLink({ icon, label, href, className, children, ...rest }: IconLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      className={classNames(styles.icon, className)}
      {...rest}
    >
      <Icon name={icon} />
      {children}
    </a>
  );
}
