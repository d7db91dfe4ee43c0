import type PhotoSwipe from 'photoswipe';
import { type PlayedVideo, VIDEO_EVENT } from '#wire/tracking/tracking.ts';
import type { LightboxEmbed } from './lightbox-item.ts';
import { type ItemAt, showVisitorReview } from './show-visitor-review.ts';

/** Videos of other sites: a still, and their player after a click. */
export function showEmbeds(pswp: PhotoSwipe, itemAt: ItemAt): void {
  showVisitorReview(pswp, itemAt, 'embed', (holder, item, content) => {
    showStill(holder, item);
    content.onLoaded();
  });
  // A hidden video must stop: only removing its player does so.
  pswp.on('contentDeactivate', ({ content }) => {
    const item = itemAt(content.index);
    if (item?.kind === 'embed' && content.element?.querySelector('iframe')) {
      showStill(content.element, item);
    }
  });
}

function showStill(holder: HTMLElement, item: LightboxEmbed): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'lightbox-play';
  button.setAttribute('aria-label', item.play);
  // The still is the shop's own file: the other site receives no request before play is pressed.
  button.append(playIcon());
  const still = document.createElement('img');
  Object.assign(still, { src: item.poster, alt: '', draggable: false });
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    holder.replaceChildren(player(item));
    const detail: PlayedVideo = { player: item.player };
    document.dispatchEvent(new CustomEvent(VIDEO_EVENT, { detail }));
  });
  holder.replaceChildren(...(item.poster ? [still] : []), button);
}

function player({ player, play }: LightboxEmbed): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const address = new URL(player);
  address.searchParams.set('autoplay', '1');
  frame.src = address.href;
  frame.title = play;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

function playIcon(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M8 5l10.5 7L8 19z');
  svg.append(path);
  return svg;
}
