import {
  IMAGE_FORMATS,
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
  /** The one picture a visitor waits for: loaded at once and first. */
  priority?: boolean;
  /** Out of sight but wanted next: loaded without waiting to be seen. */
  eager?: boolean;
  /** Box to crop to; the picture's own shape unless told. */
  ratio?: 'own' | 'card' | 'square' | 'wide';
  /** Replaces the stored text; '' where the words beside it say the same. */
  alt?: string;
  className?: string;
}

/** Offers AVIF, WebP and JPEG in every stored width. Its box is known before it loads. */
export function Picture(props: PictureProps) {
  const {
    image,
    sizes,
    priority = false,
    eager = false,
    ratio = 'own',
    alt = image.alt,
    className,
  } = props;
  return (
    <picture className={classNames(styles.picture, styles[ratio], className)}>
      {IMAGE_FORMATS.filter((format) => format !== 'jpeg').map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(image, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={image.url}
        srcSet={sourceSet(image, 'jpeg')}
        sizes={sizes}
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

function sourceSet(image: ImageRecord, format: ImageFormat): string {
  return imageWidths(image.width)
    .map((width) => `${imageAddress(image.key, width, format)} ${width}w`)
    .join(', ');
}
