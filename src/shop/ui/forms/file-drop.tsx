import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './file-drop.module.css';

type FileDropProps = {
  onDrop(files: Iterable<File>): void;
} & Omit<ComponentProps<'div'>, 'onDrop'>;

/** Drop target, around the buttons that choose files. */
export function FileDrop({ className, onDrop, children, ...zone }: FileDropProps) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.files);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      {...zone}
      className={classNames(styles.zone, className)}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

type FileButtonProps = {
  label: string;
  icon?: ReactNode;
  /** The native input, for pages without script. */
  plain?: boolean;
  onChoose(files: Iterable<File>): void;
} & Omit<ComponentProps<'input'>, 'type' | 'onChange'>;

/**
 * A button that is a file input. It is cleared at once, so that the same file can be chosen again.
 */
export function FileButton({ label, icon, plain, className, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={plain ? undefined : classNames(styles.button, className)}>
      {!plain && (icon ?? <Icon name="plus" size={20} />)}
      <span className={plain ? 'visually-hidden' : undefined}>{label}</span>
      <input
        type="file"
        {...input}
        className={plain ? undefined : styles.input}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          onChoose(chosen);
        }}
      />
    </label>
  );
}

/** The text beside the buttons. */
export function FileHint({ className, ...span }: ComponentProps<'span'>) {
  return <span {...span} className={classNames(styles.hint, className)} />;
}
