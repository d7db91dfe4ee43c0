import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { ModalHeader } from './modal-header.tsx';
import { type ModalState, useModal } from './use-modal.ts';

interface DialogProps extends ModalState {
  title: string;
  /** Lets a button open it without script: commandfor={id} command="show-modal". */
  id?: string;
  size?: 'normal' | 'wide';
  className?: string;
  children: ReactNode;
}

export function Dialog({ title, id, size, className, children, ...state }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(state)}
      id={id}
      aria-labelledby={titleId}
      className={classNames('veiled', styles.dialog, size === 'wide' && styles.wide, className)}
    >
      <div className={styles.panel}>
        <ModalHeader id={titleId} title={title} />
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
