import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** text: lines; picture: a 4:5 box; block: fills its container. */
  shape?: 'text' | 'picture' | 'block';
  lines?: number;
  className?: string;
}

/** Placeholder for loading content; the region around it sets aria-busy. */
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
