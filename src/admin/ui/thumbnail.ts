import { imageAddress, imageKey } from '#wire/image.ts';

/** One of the widths every larger picture is offered in. */
const WIDTH = 320;

/**
 * A small picture for an address of the API, from the host the admin was opened at: the API names the
 * shop's public one. thumbnail('https://shop.example/media/vase-0123456789/1200.jpeg') is
 * '/media/vase-0123456789/320.webp'.
 */
export function thumbnail(src: string | undefined): string {
  if (!src) return '';
  const { pathname } = new URL(src, window.location.href);
  const key = imageKey(pathname);
  if (key === '') return src;
  const width = Number(/(\d+)\.\w+$/.exec(pathname)?.[1] ?? 0);
  return width > WIDTH ? imageAddress(key, WIDTH, 'webp') : pathname;
}
