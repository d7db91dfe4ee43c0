import {
  type IMAGE_WIDTHS,
  type ImageFormat,
  type ImageRecord,
  imageAddress,
  imageUrl,
  imageWidths,
} from '#wire/image.ts';
import { classNames } from './class-names.ts';
import { focusData } from './focus-data.ts';
import styles from './image.module.css';

/** A picture of more than 480 px is displayed nowhere in less than 160 px: no screen picks less. */
const SMALLEST_LARGE = 320;

interface ImageProps {
  image: ImageRecord;
  /** Its displayed width, as in the `sizes` attribute: "(min-width: 850px) 33vw, 50vw". */
  sizes: string;
  /** A small picture: the largest width it needs on a high-density screen. */
  upTo?: (typeof IMAGE_WIDTHS)[number];
  /** The largest paint: loaded at once with high priority. */
  priority?: boolean | undefined;
  /** Off-screen but needed next: loaded eagerly. */
  eager?: boolean;
  /** Outside the first view: loaded after the first paint. */
  waits?: boolean;
  /** Ratio to crop to; the picture's own by default. */
  ratio?: 'own' | 'card' | 'square' | 'wide';
  /** Replaces the stored alt text; '' where the text beside it says the same. */
  alt?: string;
  className?: string | undefined;
}

/**
 * Offers AVIF in the stored widths it can be displayed in, and JPEG to browsers without it: a page may
 * have forty pictures. WebP as well only for the large picture that the visitor waits for. Its box is
 * known before it loads.
 */
export function Image(props: ImageProps) {
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
  const widths = imageWidths(Math.min(upTo ?? image.width, image.width)).filter(
    (width) => width >= (upTo && upTo < 640 ? 0 : SMALLEST_LARGE) || width === image.width,
  );
  const formats: ImageFormat[] = priority && !upTo ? ['avif', 'webp'] : ['avif'];
  return (
    <picture
      className={classNames(styles.picture, styles[ratio], waits && styles.waits, className)}
      {...focusData(image)}
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
        src={upTo ? imageAddress(image.key, widths.at(-1) ?? upTo, 'jpeg') : imageUrl(image)}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // A small picture is decoded within a frame.
        decoding={priority || (upTo && upTo < 640) ? undefined : 'async'}
      />
    </picture>
  );
}

function sourceSet(key: string, widths: readonly number[], format: ImageFormat): string {
  return widths.map((width) => `${imageAddress(key, width, format)} ${width}w`).join(',');
}
