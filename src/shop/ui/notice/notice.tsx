import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon-paths.ts';
import styles from './notice.module.css';

const ICONS = { info: 'info', success: 'check', error: 'alert' } as const satisfies Record<
  string,
  IconName
>;

interface NoticeProps {
  kind?: keyof typeof ICONS;
  title?: string | undefined;
  children?: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** An error interrupts a screen reader, the others are polite. Focusable by script only. */
export function Notice(props: NoticeProps) {
  const { kind = 'info', title, children, action, id, ref, className } = props;
  return (
    <div
      ref={ref}
      id={id}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={classNames(styles.notice, styles[kind], className)}
    >
      <Icon name={ICONS[kind]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
