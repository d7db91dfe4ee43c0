import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** text: lines of words; picture: a 4:5 box; block: fills its place. */
  shape?: 'text' | 'picture' | 'block';
  lines?: number;
  className?: string;
}

/** Holds the place of what is on its way; the region around it says that it is busy. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <span aria-hidden="true" className={classNames(styles.skeleton, className)}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className={classNames(styles.part, styles[shape])} />
      ))}
    </span>
  );
}
