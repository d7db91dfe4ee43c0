import { isOneOf } from '#rules/lists/is-one-of.ts';
import { imageUrl } from '#wire/image.ts';
import { REVIEW_PARAM } from '../card/review-param.ts';
import type { LoadNext } from '../filters/start-list.ts';
import { openReviewLightbox } from '../lightbox/open-lightbox.ts';
import { createMediaPane } from './media-pane.ts';
import { popupDialog } from './popup-dialog.tsx';
import { moveForKey, POPUP_MOVES, type PopupMove, popupAddress, wrap } from './popup-rules.ts';
import { mediaLinks } from './review-openings.ts';
import type { ReviewsPage } from './reviews-shop.ts';

/** Duration of its fade-out before it is removed. */
export const POPUP_FADE_MS = 200;

/** Shows a review of the section in a dialog, with navigation to the others, page by page. */
export function openPopup(
  root: HTMLElement,
  page: ReviewsPage,
  { review, media }: { review: number; media: number },
  loadMore: LoadNext,
): void {
  const dialog = popupDialog(page.shop, root.dataset.fullScreen !== undefined);
  let cards = cardsIn(root);
  const start = cards.findIndex(({ dataset }) => dataset.review === String(review));
  if (!(dialog instanceof HTMLDialogElement) || start < 0) return;
  const { shop } = page;
  const rtl = shop.dir === 'rtl';
  let before = popupAddress(window.location.href, REVIEW_PARAM, null);
  const summary = dialog.querySelector<HTMLElement>('[data-summary]');
  const details = dialog.querySelector<HTMLElement>('[data-details]');
  const opened = dialog;
  let at = start;
  let closeSummary: () => void = () => undefined;

  const pane = createMediaPane(dialog, (index) => {
    const card = cards[at];
    if (card) openReviewLightbox(shop, mediaLinks(card), index, 'popup');
  });

  function render(index: number): void {
    const card = cards[at];
    if (!card || !details) return;
    const id = Number(card.dataset.review);
    pane.show(mediaLinks(card), index, productImage(page));
    details.replaceChildren(getDetails(card));
    details.parentElement?.scrollTo({ top: 0 });
    history.replaceState(history.state, '', popupAddress(window.location.href, REVIEW_PARAM, id));
    void renderSummary(card);
  }

  /** On a product page all reviews have one product; a widget's reviews have their own. */
  let summaryOf = 0;
  async function renderSummary(card: HTMLElement): Promise<void> {
    const id = Number(card.dataset.ofProduct) || page.product?.id || 0;
    if (!summary || id === summaryOf) return;
    summaryOf = id;
    closeSummary();
    closeSummary = () => undefined;
    try {
      const { showSummary } = await import('./show-summary.tsx');
      const close = await showSummary(summary, page, id, () => summaryOf === id);
      if (close) closeSummary = close;
    } catch {
      // The review is readable without it; another review retries.
      summaryOf = 0;
    }
  }

  const go: Record<PopupMove, () => void> = {
    previous: () => void step(-1),
    next: () => void step(1),
    close: () => dialog.close(),
  };
  let loading = false;
  async function step(by: -1 | 1): Promise<void> {
    if (loading) return;
    if (by === 1 && at === cards.length - 1 && (await loadNext())) return;
    at = wrap(at + by, cards.length);
    render(0);
  }

  /** After the last review comes the first of the next page; false where there is none. */
  async function loadNext(): Promise<boolean> {
    loading = true;
    opened.setAttribute('aria-busy', 'true');
    const known = new Set(cards);
    const came = await loadMore();
    opened.removeAttribute('aria-busy');
    loading = false;
    const now = cardsIn(root);
    const next = now.findIndex((card) => !known.has(card));
    if (!came || next < 0) return false;
    cards = now;
    at = next;
    before = popupAddress(window.location.href, REVIEW_PARAM, null);
    if (opened.open) render(0);
    return true;
  }

  for (const button of dialog.querySelectorAll<HTMLElement>('[data-go]')) {
    const move = button.dataset.go;
    if (!isOneOf(POPUP_MOVES, move)) continue;
    if (move !== 'close' && cards.length < 2) button.hidden = true;
    button.addEventListener('click', () => go[move]());
  }
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const field =
      event.target instanceof Element && event.target.closest('input, select, textarea, video');
    const move = moveForKey(event.key, Boolean(field), rtl);
    // The dialog handles Escape natively.
    if (!move || move === 'close' || event.defaultPrevented) return;
    event.preventDefault();
    go[move]();
  });
  dialog.addEventListener('close', () => {
    closeSummary();
    pane.quiet();
    history.replaceState(history.state, '', before);
    setTimeout(() => dialog.remove(), POPUP_FADE_MS);
  });

  document.body.append(dialog);
  render(media);
  dialog.showModal();
}

function cardsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-review-list] [data-review]')];
}

const NOT_IN_POPUP = '[data-media-list], [data-read-more], .comment-reply-link, .comment-respond';

/** A copy of the card without pictures and reply form; long texts are shown in full. */
function getDetails(card: HTMLElement): DocumentFragment {
  const copy = document.importNode(card, true);
  for (const part of copy.querySelectorAll(NOT_IN_POPUP)) part.remove();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  copy.removeAttribute('class');
  copy.dataset.inPopup = '';
  const content = document.createDocumentFragment();
  content.append(copy);
  return content;
}

function productImage({ product }: ReviewsPage) {
  const image = product?.gallery[0];
  return image
    ? { key: image.key, url: imageUrl(image), width: image.width, alt: image.alt }
    : null;
}
