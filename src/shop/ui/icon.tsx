import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import type { IconName } from './icon-paths.ts';

const POINTS_TO_END: readonly IconName[] = ['chevron', 'arrow', 'out', 'return'];

interface IconProps {
  name: IconName;
  size?: 16 | 20 | 24 | 32;
  className?: string | undefined;
}

/**
 * Always decorative: the control around it has the label. The shape is a symbol of the document, so
 * that a page with a hundred icons contains each shape once.
 */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames(
        styles[`icon${size}`],
        POINTS_TO_END.includes(name) && styles.directional,
        className,
      )}
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}
