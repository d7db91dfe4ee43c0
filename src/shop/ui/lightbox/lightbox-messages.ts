import type { Translate } from '../translate.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { getCaption } from './lightbox-item.ts';

/** All texts of a lightbox. */
export interface LightboxMessages {
  close: string;
  zoom: string;
  previous: string;
  next: string;
  loading: string;
  counter(number: number, total: number): string;
  /** Announced when another item is shown. */
  announcement(number: number, total: number, item: LightboxItem): string;
  /** The message about a picture that did not load, around its link. */
  failure(number: number): { before: string; link: string; after: string };
}

export function lightboxMessages(t: Translate): LightboxMessages {
  return {
    close: t('lightbox.close'),
    zoom: t('lightbox.zoom'),
    previous: t('lightbox.previous'),
    next: t('lightbox.next'),
    loading: t('lightbox.loading'),
    counter: (number, total) => t('lightbox.counter', { number, total }),
    announcement: (number, total, item) =>
      [t('lightbox.position', { number, total }), getCaption(item)].filter(Boolean).join('. '),
    failure(number) {
      const [before = '', after = ''] = t('lightbox.failed').split('{link}');
      return { before, link: t('lightbox.failedLink', { number }), after };
    },
  };
}
