import type PhotoSwipe from 'photoswipe';
import { getCaption, type LightboxItem } from './lightbox-item.ts';
import type { LightboxMessages } from './lightbox-messages.ts';

interface Parts {
  items: readonly LightboxItem[];
  texts: LightboxMessages;
  /** PhotoSwipe's index to ours. */
  place(index: number): number;
}

/** The parts around the picture: counter, caption, loading and error message. */
export function addLightboxParts(pswp: PhotoSwipe, { items, texts, place }: Parts): void {
  const counter = element('p', 'lightbox-counter');
  counter.setAttribute('aria-hidden', 'true');
  const caption = element('p', 'lightbox-caption');
  const loading = element('p', 'lightbox-loading');
  loading.setAttribute('role', 'status');
  const spoken = element('p', 'visually-hidden');
  spoken.setAttribute('aria-live', 'polite');

  const draw = () => {
    const index = place(pswp.currIndex);
    const item = items[index];
    if (!item) return;
    counter.textContent = texts.counter(index + 1, items.length);
    caption.textContent = getCaption(item);
    caption.hidden = getCaption(item) === '';
    spoken.textContent = texts.announcement(index + 1, items.length, item);
    drawLoading();
  };
  const drawLoading = () => {
    const isLoading = pswp.currSlide?.content.isLoading() ?? false;
    loading.textContent = isLoading ? texts.loading : '';
  };

  pswp.on('uiRegister', () => {
    const parts = [
      { name: 'lightboxCounter', order: 5, appendTo: 'bar', part: counter },
      { name: 'lightboxLoading', order: 21, appendTo: 'root', part: loading },
      { name: 'lightboxCaption', order: 22, appendTo: 'root', part: caption },
      { name: 'lightboxSpoken', order: 23, appendTo: 'root', part: spoken },
    ] as const;
    for (const { part, ...place } of parts) {
      pswp.ui?.registerElement({
        ...place,
        className: place.appendTo === 'bar' ? 'lightbox-bar-start' : 'lightbox-part',
        onInit: (holder) => holder.append(part),
      });
    }
  });
  pswp.on('change', draw);
  pswp.on('loadComplete', drawLoading);
  pswp.on('contentLoadImage', () => queueMicrotask(drawLoading));
  pswp.addFilter('contentErrorElement', (_, content) => {
    const index = place(content.index);
    return failure(texts.failure(index + 1), items[index]?.href ?? '');
  });
}

function failure({ before, link, after }: ReturnType<LightboxMessages['failure']>, href: string) {
  const box = document.createElement('div');
  box.className = 'pswp__error-msg lightbox-failure';
  box.setAttribute('role', 'alert');
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = link;
  box.append(before, anchor, after);
  return box;
}

function element(tag: 'p', className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
