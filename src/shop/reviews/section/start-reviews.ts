import type { IslandPage } from '../../ui/island/island-page.ts';
import { restoreSelects } from '../filters/restore-selects.ts';
import { type LoadNext, startList } from '../filters/start-list.ts';
import { layMasonry, startMasonry } from '../layouts/masonry.ts';
import { startSlider } from '../layouts/slider.ts';
import { getOpening } from '../popup/review-openings.ts';
import type { ReviewsPage } from '../popup/reviews-shop.ts';
import { startVotes } from '../votes/start-votes.ts';
import { moveIntoContainer } from './move-into-container.ts';
import type { ReviewsData } from './reviews-data.ts';

let votes: ReturnType<typeof startVotes> | null = null;

/** Adds behaviour to the section in the fragment, for as long as its HTML exists. */
export function startReviews(
  fragment: HTMLElement,
  { product }: ReviewsData,
  { config }: IslandPage,
): () => void {
  const section = fragment.querySelector<HTMLElement>('[data-reviews]');
  if (section) startSection(section, { shop: config, product });
  return () => undefined;
}

function startSection(root: HTMLElement, page: ReviewsPage): void {
  if (root.dataset.started !== undefined) return;
  root.dataset.started = '';
  restoreSelects(root);
  const { shop } = page;
  votes ??= startVotes(shop);
  const { mark } = votes;
  mark(root);

  let stopLayout = startLayout(root, shop.dir === 'rtl');
  let displayed = root.querySelector('[data-review-list]');
  const loadMore = startList(root, shop, () => {
    mark(root);
    const now = root.querySelector<HTMLElement>('[data-review-list]');
    if (now === displayed) {
      if (now?.dataset.masonry !== undefined) layMasonry(now);
      return;
    }
    stopLayout();
    stopLayout = startLayout(root, shop.dir === 'rtl');
    displayed = now;
  });
  moveIntoContainer(root);

  root.addEventListener('click', (event) => {
    const opening = getOpening(root, event);
    if (!opening) return;
    event.preventDefault();
    void open(root, page, opening, loadMore);
  });
  const named = Number(root.dataset.open);
  if (named) void open(root, page, { kind: 'popup', review: named, media: 0 }, loadMore);
}

type Opening = NonNullable<ReturnType<typeof getOpening>>;

/** Popup and lightbox are loaded with the first click. */
async function open(
  root: HTMLElement,
  page: ReviewsPage,
  opening: Opening,
  loadMore: LoadNext,
): Promise<void> {
  try {
    if (opening.kind === 'popup') {
      const { openPopup } = await import('../popup/open-popup.ts');
      openPopup(root, page, opening, loadMore);
      return;
    }
    const { openReviewLightbox } = await import('../lightbox/open-lightbox.ts');
    openReviewLightbox(page.shop, opening.links, opening.index, 'page');
  } catch {
    // Loading failed: the link itself may still work.
    if (opening.href) window.location.assign(opening.href);
  }
}

function startLayout(root: HTMLElement, rtl: boolean): () => void {
  const grid = root.querySelector<HTMLElement>('[data-masonry]');
  if (grid) return startMasonry(grid);
  const slider = root.querySelector<HTMLElement>('[data-review-slider]');
  return slider ? startSlider(slider, rtl) : () => undefined;
}
