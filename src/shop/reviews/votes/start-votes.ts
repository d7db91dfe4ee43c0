import { hasFields } from '#rules/input/has-fields.ts';
import { VOTE_ACTION, type VoteResponse } from '#wire/reviews.ts';
import type { ShopConfig } from '#wire/shop-config.ts';
import { createVotes, type Vote } from './votes.ts';

const STORAGE_KEY = 'vitrine-review-votes';
/** How many votes are stored in this browser. */
const MAX_CACHED = 500;

/** Listens on the document: a review may be in the list and in the popup. */
export function startVotes({ ajax_url, nonces }: Pick<ShopConfig, 'ajax_url' | 'nonces'>) {
  const mine = readMine();
  const votes = createVotes({
    mine,
    async send(review, vote) {
      const body = new URLSearchParams({
        action: VOTE_ACTION,
        vote,
        comment_id: String(review),
        nonce: nonces.review,
      });
      const response = await fetch(ajax_url, { method: 'POST', body });
      if (!response.ok) throw new Error(`The vote was answered with ${response.status}.`);
      const counted: unknown = await response.json();
      const counts = ['number', 'string'] as const;
      if (hasFields<VoteResponse>(counted, { status: 'string', up: counts, down: counts }))
        return counted;
      throw new Error('The vote was answered with something else.');
    },
    lock(review, locked) {
      for (const place of getVotes(review)) {
        if (locked) place.setAttribute('aria-busy', 'true');
        else place.removeAttribute('aria-busy');
      }
    },
    show(review, vote, counts) {
      for (const place of getVotes(review)) renderVotes(place, vote, counts);
      storeMine(mine);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-vote]') : null;
    const review = Number(button?.closest<HTMLElement>('[data-review]')?.dataset.review);
    const vote = button?.dataset.vote;
    if (review && (vote === 'up' || vote === 'down')) void votes.press(review, vote);
  });
  return { mark: (place: ParentNode) => markMine(place, mine) };
}

/** Marks this browser's own votes: the page is cached for all visitors. */
function markMine(place: ParentNode, mine: Map<number, Vote>): void {
  for (const review of place.querySelectorAll<HTMLElement>('[data-review]')) {
    const vote = mine.get(Number(review.dataset.review));
    const votes = review.querySelector<HTMLElement>('[data-votes]');
    if (vote && votes) renderVotes(votes, vote, null);
  }
}

function getVotes(review: number): HTMLElement[] {
  const places = document.querySelectorAll<HTMLElement>(`[data-review="${review}"] [data-votes]`);
  return [...places];
}

function renderVotes(place: HTMLElement, current: Vote, counts: Record<Vote, number> | null): void {
  for (const button of place.querySelectorAll<HTMLElement>('[data-vote]')) {
    const { vote } = button.dataset;
    if (vote !== 'up' && vote !== 'down') continue;
    button.setAttribute('aria-pressed', String(vote === current));
    if (!counts) continue;
    const countElement = button.querySelector('[data-vote-count]');
    if (countElement) countElement.textContent = String(counts[vote]);
  }
}

function readMine(): Map<number, Vote> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    const pairs: unknown[] = Array.isArray(stored) ? stored : [];
    return new Map(
      pairs.filter(
        (pair): pair is [number, Vote] =>
          Array.isArray(pair) && Number.isInteger(pair[0]) && /^(up|down)$/.test(String(pair[1])),
      ),
    );
  } catch {
    // Storage is unavailable or not written by us: the server knows who has voted.
    return new Map();
  }
}

function storeMine(mine: Map<number, Vote>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...mine].slice(-MAX_CACHED)));
  } catch {
    // As above: only a convenience.
  }
}
