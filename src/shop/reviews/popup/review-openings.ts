/** What a click in a section opens: a review in the popup, or pictures in the lightbox. */
export type ReviewOpening =
  | { kind: 'popup'; review: number; media: number; href?: string }
  | { kind: 'lightbox'; links: HTMLElement[]; index: number; href?: string };

const BUSINESS_ATTRIBUTES = 'a, button, summary, input, select, label, [data-votes]';

/** null: the click is not ours. */
export function getOpening(root: HTMLElement, event: MouseEvent): ReviewOpening | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event;
  if (!(target instanceof Element) || defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey) return null;
  const popup = root.dataset.popup;
  const link = target.closest<HTMLAnchorElement>('a');
  const href = link?.href ?? '';
  const review = Number(target.closest<HTMLElement>('[data-review]')?.dataset.review);

  if (link?.dataset.stripPhoto !== undefined) {
    return stripOpening(root, link, popup === 'review', href);
  }
  if (link?.dataset.media !== undefined) {
    const links = mediaLinks(link.closest('[data-review]'));
    const index = links.indexOf(link);
    // In a list a picture opens in the lightbox; a tile opens the popup.
    if (popup === 'review' && root.dataset.layout !== 'list') {
      return { kind: 'popup', review, media: index, href };
    }
    return { kind: 'lightbox', links, index, href };
  }
  if (popup !== 'review') return null;
  if (link?.dataset.openReview !== undefined) return { kind: 'popup', review, media: 0, href };
  const onTile = root.dataset.layout !== 'list' && review && !target.closest(BUSINESS_ATTRIBUTES);
  // Text is being selected.
  if (!onTile || String(window.getSelection()) !== '') return null;
  return { kind: 'popup', review, media: 0 };
}

/**
 * A photo of the strip opens its review where that is on the page, otherwise all photos in the
 * lightbox.
 */
function stripOpening(
  root: HTMLElement,
  link: HTMLAnchorElement,
  popup: boolean,
  href: string,
): ReviewOpening | null {
  const id = link.dataset.stripPhoto;
  const card = root.querySelector(`[data-review-list] [data-review="${id}"]`);
  if (popup && card) {
    const places = mediaLinks(card).map(({ dataset }) => dataset.media);
    const media = Math.max(0, places.indexOf(link.dataset.media));
    return { kind: 'popup', review: Number(id), media, href };
  }
  // The link leads to the page that shows the review.
  if (popup) return null;
  const links = [...root.querySelectorAll<HTMLElement>('[data-strip-photo]')];
  return { kind: 'lightbox', links, index: links.indexOf(link), href };
}

export function mediaLinks(card: Element | null): HTMLElement[] {
  return [...(card?.querySelectorAll<HTMLElement>('[data-media]') ?? [])];
}
