import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeEventsMap } from 'photoswipe';
import type { LightboxItem } from './lightbox-item.ts';

export type ItemAt = (index: number) => LightboxItem | undefined;
type Kind = LightboxItem['kind'];
type ItemOf<K extends Kind> = Extract<LightboxItem, { kind: K }>;
type Content = PhotoSwipeEventsMap['contentLoad']['content'];

/** Makes PhotoSwipe show content other than pictures: `fill` creates it, in its own element. */
export function showVisitorReview<K extends Kind>(
  pswp: PhotoSwipe,
  itemAt: ItemAt,
  kind: K,
  fill: (holder: HTMLElement, item: ItemOf<K>, content: Content) => void,
): void {
  pswp.on('contentLoad', (event) => {
    const { content } = event;
    const item = itemAt(content.index);
    if (!isOf(item, kind)) return;
    event.preventDefault();
    const holder = document.createElement('div');
    holder.className = `pswp__content lightbox-${kind}`;
    content.element = holder;
    content.state = 'loading';
    fill(holder, item, content);
  });
}

function isOf<K extends Kind>(item: LightboxItem | undefined, kind: K): item is ItemOf<K> {
  return item?.kind === kind;
}
