import {
  type ImageFormat,
  type ImageRecord,
  imageAddress,
  imageUrl,
  imageWidths,
} from '#wire/image.ts';
import { focusData } from '../ui/focus-data.ts';
import { HERO_SIZES } from './hero-sizes.ts';

interface HeroImageProps {
  image: ImageRecord;
  /** Shown instead below 550 px. */
  phoneImage: ImageRecord | null;
  className?: string | undefined;
}

const FORMATS = ['avif', 'webp'] as const;
const PHONE = '(max-width: 549.98px)';

/** One picture with two crops: the browser fetches only the matching one. */
export function HeroImage({ image, phoneImage, className }: HeroImageProps) {
  return (
    <picture className={className}>
      {phoneImage &&
        [...FORMATS, 'jpeg' as const].map((format) => (
          <source
            key={format}
            media={PHONE}
            type={`image/${format}`}
            srcSet={sources(phoneImage, format)}
            sizes="100vw"
            width={phoneImage.width}
            height={phoneImage.height}
          />
        ))}
      {FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sources(image, format)}
          sizes={HERO_SIZES}
        />
      ))}
      <img
        src={imageUrl(image)}
        srcSet={sources(image, 'jpeg')}
        sizes={HERO_SIZES}
        width={image.width}
        height={image.height}
        alt={image.alt}
        {...focusData(image)}
        fetchPriority="high"
      />
    </picture>
  );
}

function sources(image: ImageRecord, format: ImageFormat): string {
  return imageWidths(image.width)
    .map((width) => `${imageAddress(image.key, width, format)} ${width}w`)
    .join(', ');
}
