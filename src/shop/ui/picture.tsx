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
  /** Its displayed width, as in the `sizes` attribute: "(min-width: 850px) 33vw, 50vw". */
  sizes: string;
  /** A small picture: the largest width it needs on a high-density screen. */
  upTo?: (typeof IMAGE_WIDTHS)[number];
  /** The largest paint: loaded at once with high priority. */
  priority?: boolean;
  /** Off-screen but needed next: loaded eagerly. */
  eager?: boolean;
  /** Outside the first view: loaded after the first paint. */
  waits?: boolean;
  /** Ratio to crop to; the picture's own by default. */
  ratio?: 'own' | 'card' | 'square' | 'wide';
  /** Replaces the stored alt text; '' where the text beside it says the same. */
  alt?: string;
  className?: string;
}

/**
 * Offers AVIF and WebP in every stored width, a small one AVIF in the widths it can use: a page may
 * have twenty cards. JPEG is for browsers without either. Its box is known before it loads.
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
