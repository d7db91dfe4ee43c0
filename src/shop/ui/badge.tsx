import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

interface BadgeProps {
  tone?: 'plain' | 'accent' | 'good' | 'bad' | 'quiet';
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
