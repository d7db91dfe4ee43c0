import { imageAddress } from '#wire/image.ts';
import { findElement } from '../../ui/dom/find-element.ts';
import { imageSources, type MediaData, mediaItem, readMedia } from '../lightbox/media-items.ts';
import { QUARTER_DEGREES, turned } from './popup-rules.ts';

/** Shown for a review without pictures. */
export interface ProductImage {
  key: string;
  url: string;
  width: number;
  alt: string;
}

/** The left side of the popup: one picture or video, and the thumbnails. */
export function createMediaPane(dialog: HTMLElement, enlarge: (at: number) => void) {
  const part = (name: string) => findElement(dialog, `[data-${name}]`, HTMLElement);
  const [stage, thumbs, caption, tools] = [
    part('stage'),
    part('thumbs'),
    part('caption'),
    part('tools'),
  ];
  let links: HTMLElement[] = [];
  let at = 0;
  let current = 0;

  function render(): void {
    const link = links[at];
    if (!link) return;
    const media = readMedia(link);
    current = 0;
    const element = mediaElement(media, () => enlarge(at));
    // The loaded thumbnail is the background until the large picture has loaded.
    const small = link.querySelector('img')?.currentSrc;
    if (small) element.style.backgroundImage = `url(${JSON.stringify(small)})`;
    stage.replaceChildren(element);
    caption.textContent = media.caption;
    caption.hidden = media.caption === '';
    tools.dataset.kind = media.kind;
    [...thumbs.querySelectorAll('button')].forEach((button, index) => {
      if (index === at) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    });
  }

  function choose(index: number): void {
    at = index;
    render();
  }

  tools.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null;
    const image = stage.querySelector<HTMLElement>('img');
    if (tool?.dataset.tool === 'expand') enlarge(at);
    else if (tool && image) {
      current = turned(current, tool.dataset.tool === 'left' ? -1 : 1);
      image.dataset.turn = String(current);
      image.dataset.degrees = String(current * QUARTER_DEGREES);
    }
  });

  return {
    show(next: HTMLElement[], index: number, product: ProductImage | null): void {
      links = next;
      thumbs.replaceChildren(...(next.length > 1 ? next.map((one, i) => thumb(one, i)) : []));
      if (next.length > 0) {
        choose(Math.min(Math.max(index, 0), next.length - 1));
        return;
      }
      tools.dataset.kind = 'product';
      caption.hidden = true;
      stage.replaceChildren(...(product ? [productImage(product)] : []));
    },
    /** Stops a video that is no longer shown. */
    quiet: () => stage.replaceChildren(),
  };

  function thumb(link: HTMLElement, index: number): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
    const { key } = link.dataset;
    if (key) button.append(image(imageAddress(key, 160, 'webp'), '', ''));
    button.addEventListener('click', () => choose(index));
    item.append(button);
    return item;
  }
}

function mediaElement(media: MediaData, enlarge: () => void): HTMLElement {
  const item = mediaItem(media, () => '');
  if (item.kind === 'video') {
    const video = document.createElement('video');
    Object.assign(video, {
      src: item.href,
      poster: item.poster,
      controls: true,
      playsInline: true,
    });
    return video;
  }
  const address = item.kind === 'embed' ? item.poster : item.href;
  const photo = image(address, media.key ? imageSources(media) : '', media.alt);
  if (item.kind === 'image') return photo;
  // An embedded video plays in the lightbox, which loads its player.
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.play = '';
  button.setAttribute('aria-label', media.label);
  // A linked video has no still.
  if (address) button.append(photo);
  button.addEventListener('click', enlarge);
  return button;
}

function productImage({ key, url, width, alt }: ProductImage): HTMLElement {
  return image(url, imageSources({ key, imageWidth: width }), alt);
}

function image(src: string, srcset: string, alt: string): HTMLImageElement {
  const photo = document.createElement('img');
  photo.alt = alt;
  photo.sizes = '(min-width: 850px) 36rem, 100vw';
  if (srcset) photo.srcset = srcset;
  photo.src = src;
  return photo;
}
