import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import styles from './line.module.css';

interface LineProps {
  icon: IconName;
  good?: boolean;
  className?: string;
  /** An empty line keeps its height. */
  children: ReactNode;
}

export function Line({ icon, good = false, className = '', children }: LineProps) {
  return (
    <p className={`${styles.line} ${className}`} data-good={good || undefined}>
      {children && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </p>
  );
}
