import PhotoSwipe, { type SlideData } from 'photoswipe';
import { elementAt } from '#rules/lists/element-at.ts';
import 'photoswipe/style.css';
import './lightbox.css';
import { showEmbeds } from './lightbox-embed.ts';
import { limitGestures } from './lightbox-gestures.ts';
import { videoBox } from './lightbox-item.ts';
import { clampIndex, isRequested, place } from './lightbox-order.ts';
import { showOverlays } from './lightbox-overlay.ts';
import { addLightboxParts } from './lightbox-parts.ts';
import type { LightboxRequest } from './lightbox-request.ts';
import { CLOSED_LIGHTBOX_REMOVED_MS } from './lightbox-settings.ts';
import { showVideos } from './lightbox-video.ts';
import { photoSwipeOptions } from './photoswipe-options.ts';
import { watchIdle } from './watch-idle.ts';

/**
 * PhotoSwipe inside a native modal dialog: it is in the top layer, above a quick view too, makes
 * the page behind inert and traps the focus.
 */
export function showLightbox(request: LightboxRequest): void {
  const { items, settings, texts, rtl } = request;
  const ours = (index: number) => place(index, items.length, rtl);
  const dialog = openDialog(request.label);
  const pswp = new PhotoSwipe({
    ...photoSwipeOptions(settings, texts, request),
    dataSource: items.map((_, index) => slideData(request, ours(index))),
    index: ours(clampIndex(request.index, items.length)),
    appendToEl: dialog,
    // Without the space reserved for the page's scrollbar.
    getViewportSizeFn: () => ({ x: dialog.clientWidth, y: dialog.clientHeight }),
  });
  const currentIndex = () => ours(pswp.currIndex);

  pswp.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? false);
  pswp.on('contentLoadImage', (event) => {
    if (!isRequested(ours(event.content.index), currentIndex(), settings.preload))
      event.preventDefault();
  });
  pswp.on('change', () => {
    const content = pswp.currSlide?.content;
    if (content?.state === 'idle') content.loadImage(false);
    request.onChange?.(currentIndex());
  });
  pswp.on('openingAnimationEnd', () => dialog.toggleAttribute('data-open', true));
  showVideos(pswp, (index) => items[ours(index)]);
  showEmbeds(pswp, (index) => items[ours(index)]);
  showOverlays(pswp, (index) =>
    request.thumbnail?.(ours(index))?.closest('a')?.querySelector('[data-over-picture]'),
  );
  if (settings.gestures) limitGestures(pswp, settings.gestures);
  addLightboxParts(pswp, { items, texts, place: ours });

  // Escape during the opening animation closes it right after.
  const close = () => {
    if (pswp.opener.isOpen) pswp.close();
    else pswp.on('openingAnimationEnd', () => pswp.close());
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', close);
  dialog.addEventListener('keydown', (event) => goRound(event, dialog));
  const idle =
    settings.idleMs === null
      ? () => undefined
      : watchIdle(dialog, settings.idleMs, (now) => dialog.toggleAttribute('data-idle', now));
  pswp.on('destroy', () => {
    idle();
    dialog.close();
    request.focusAfter()?.focus({ preventScroll: true });
    setTimeout(() => dialog.remove(), CLOSED_LIGHTBOX_REMOVED_MS);
  });

  pswp.init();
  // Two nested dialogs would be announced as two.
  pswp.element?.removeAttribute('role');
  dialog.querySelector<HTMLElement>('.pswp__button--close')?.focus({ preventScroll: true });
}

/** Tab wraps from the last control to the first and back, without the browser's own controls. */
function goRound(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const controls = [
    ...dialog.querySelectorAll<HTMLElement>('button:enabled, a[href], video, iframe'),
  ];
  const seen = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const [first, last] = [seen.at(0), seen.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function openDialog(label: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', label);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function slideData({ items, thumbnail, settings }: LightboxRequest, index: number): SlideData {
  const item = elementAt(items, index);
  const { href, width, height } = item;
  const small = thumbnail?.(index) ?? undefined;
  const shape = { width, height, element: small, msrc: small?.currentSrc, thumbCropped: true };
  if (item.kind !== 'image') {
    return { ...shape, ...videoBox(item, settings.videoMaxWidth), type: item.kind };
  }
  return { ...shape, src: href, srcset: item.srcset, alt: item.alt };
}
