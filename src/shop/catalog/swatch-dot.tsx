import { imageAddress } from '#wire/image.ts';
import type { Swatch } from '#wire/product.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './swatch-dot.module.css';

interface SwatchDotProps {
  swatch: Swatch;
  size?: 16 | 24 | 30 | 32 | 44;
  className?: string;
}

/**
 * A colour, two colours or a pattern as a small disc, in SVG attributes because the content policy
 * forbids inline styles. Decorative: the name is beside it. A label swatch has no disc.
 */
export function SwatchDot({ swatch, size = 16, className }: SwatchDotProps) {
  const box = classNames(styles.dot, className);
  if (swatch.image) {
    return (
      <img
        className={box}
        src={imageAddress(swatch.image.key, Math.min(160, swatch.image.width), 'webp')}
        width={size}
        height={size}
        alt=""
        loading="lazy"
      />
    );
  }
  const [first, second] = swatch.colours;
  if (!first) return null;
  return (
    <svg className={box} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={first} />
      {second && <path d="M13.3 2.700a7.5 7.5 0 0 1-10.6 10.600z" fill={second} />}
      <circle cx="8" cy="8" r="7.5" className={styles.rim} />
    </svg>
  );
}
