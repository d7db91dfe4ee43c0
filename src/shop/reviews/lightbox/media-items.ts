import { getVideo } from '#rules/reviews/video-link.ts';
import { imageAddress, imageKey, imageUrl, imageWidths } from '#wire/image.ts';
import type { LightboxItem } from '../../ui/lightbox/lightbox-item.ts';

/** A picture or video as described by its link. */
export interface MediaData {
  kind: string;
  url: string;
  key: string;
  image: string;
  imageWidth: number;
  imageHeight: number;
  width: number;
  height: number;
  alt: string;
  caption: string;
  label: string;
}

export function readMedia(link: HTMLElement): MediaData {
  const { dataset } = link;
  const { kind = 'image', url = '', alt = '', caption = '' } = dataset;
  const image = link.querySelector('img');
  const imageWidth = Number(image?.getAttribute('width')) || 0;
  const key = imageKey(image?.getAttribute('src') ?? '');
  return {
    kind,
    url,
    key,
    image: key && imageUrl({ key, width: imageWidth }),
    imageWidth,
    imageHeight: Number(image?.getAttribute('height')) || 0,
    width: Number(dataset.width) || 0,
    height: Number(dataset.height) || 0,
    alt,
    caption,
    label: link.getAttribute('aria-label') ?? '',
  };
}

/** The kind follows from the address: a player of one of two sites, a video file, or a picture. */
export function mediaItem(media: MediaData, play: (site: string) => string): LightboxItem {
  const { url, image, width, height, caption, alt, label } = media;
  const video = url ? getVideo(url) : null;
  const item = { width, height, caption, title: label };
  if (video?.kind === 'embed') {
    const { player, site } = video;
    return { ...item, kind: 'embed', href: url, player, poster: image, play: play(site) };
  }
  if (video || media.kind === 'video') {
    const type = video?.type ?? 'video/mp4';
    return { ...item, kind: 'video', href: url, type, audio: true, poster: image };
  }
  return {
    ...item,
    kind: 'image',
    href: image,
    width: media.imageWidth,
    height: media.imageHeight,
    alt,
    srcset: imageSources(media),
  };
}

export function imageSources({ key, imageWidth }: Pick<MediaData, 'key' | 'imageWidth'>): string {
  return imageWidths(imageWidth)
    .filter((width) => width >= 480 || width === imageWidth)
    .map((width) => `${imageAddress(key, width, 'webp')} ${width}w`)
    .join(', ');
}
