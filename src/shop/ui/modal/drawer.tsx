import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drawer.module.css';
import { ModalHeader } from './modal-header.tsx';
import { type ModalState, useModal } from './use-modal.ts';

interface DrawerProps extends ModalState {
  title: string;
  /** Lets a button open it without script: commandfor={id} command="show-modal". */
  id?: string;
  /** The edge it slides in from, in reading direction. */
  side?: 'start' | 'end';
  /** Fixed at the bottom while the body scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** An off-canvas panel. `children` is the scrolling body. */
export function Drawer(props: DrawerProps) {
  const { title, id, side = 'end', footer, className, children, ...state } = props;
  const titleId = useId();
  return (
    <dialog
      {...useModal(state)}
      id={id}
      aria-labelledby={titleId}
      className={classNames('off-canvas veiled', styles.drawer, styles[side], className)}
    >
      <div className={styles.panel}>
        <ModalHeader id={titleId} title={title} />
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
