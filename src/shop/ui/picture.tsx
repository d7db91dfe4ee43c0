import {
  type IMAGE_WIDTHS,
  type ImageFormat,
  type ImageRecord,
  imageAddress,
  imageWidths,
} from '#wire/image.ts';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  image: ImageRecord;
  /** How wide it is shown, as in the `sizes` attribute: "(min-width: 850px) 33vw, 50vw". */
  sizes: string;
  /** A small picture: the width it never needs more of, on the finest screen. */
  upTo?: (typeof IMAGE_WIDTHS)[number];
  /** The one picture a visitor waits for: loaded at once and first. */
  priority?: boolean;
  /** Out of sight but wanted next: loaded without waiting to be seen. */
  eager?: boolean;
  /** Not what a visitor came for: asked for once the page is painted. */
  waits?: boolean;
  /** Box to crop to; the picture's own shape unless told. */
  ratio?: 'own' | 'card' | 'square' | 'wide';
  /** Replaces the stored text; '' where the words beside it say the same. */
  alt?: string;
  className?: string;
}

/**
 * Offers AVIF and WebP in every stored width, a small one AVIF in those it can use: twenty boxes of
 * a page are twenty times that list. JPEG is for the few who read neither. Its box is known before
 * it loads.
 */
export function Picture(props: PictureProps) {
  const {
    image,
    sizes,
    upTo,
    priority = false,
    eager = false,
    waits = false,
    ratio = 'own',
    alt = image.alt,
    className,
  } = props;
  const widths = imageWidths(Math.min(upTo ?? image.width, image.width));
  const formats: ImageFormat[] = upTo ? ['avif'] : ['avif', 'webp'];
  return (
    <picture
      className={classNames(styles.picture, styles[ratio], waits && styles.waits, className)}
    >
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(image.key, widths, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={upTo ? imageAddress(image.key, widths.at(-1) ?? upTo, 'jpeg') : image.url}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  );
}

function sourceSet(key: string, widths: readonly number[], format: ImageFormat): string {
  return widths.map((width) => `${imageAddress(key, width, format)} ${width}w`).join(', ');
}
