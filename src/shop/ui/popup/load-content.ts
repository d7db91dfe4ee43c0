import type { PopupSource } from './popup-store.ts';

export type LoadedContent =
  | { ok: true; html: string }
  | { ok: false; problems: [{ code: 'missing' | 'failed' }] };

/** The parts of the browser it needs. */
export interface ContentPlaces {
  find(id: string): { innerHTML: string } | null;
  fetch(address: string): Promise<Pick<Response, 'ok' | 'text'>>;
  /** What of a fetched answer is content: of a whole page, its main part. */
  mainPart(html: string): string;
}

/** The HTML of inline or fetched content. It is the shop's own: other origins are never asked. */
export async function loadContent(
  source: Exclude<PopupSource, { kind: 'ready' }>,
  places: ContentPlaces,
): Promise<LoadedContent> {
  if (source.kind === 'inline') {
    const found = places.find(source.id);
    return found ? { ok: true, html: found.innerHTML } : problem('missing');
  }
  try {
    const answer = await places.fetch(source.address);
    return answer.ok ? { ok: true, html: places.mainPart(await answer.text()) } : problem('failed');
  } catch {
    // The network's reason is of no use to a shopper.
    return problem('failed');
  }
}

function problem(code: 'missing' | 'failed'): LoadedContent {
  return { ok: false, problems: [{ code }] };
}

export const browserPlaces: ContentPlaces = {
  find: (id) => document.getElementById(id),
  fetch: (address) => fetch(address, { headers: { accept: 'text/html' } }),
  mainPart(html) {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return (parsed.querySelector('main') ?? parsed.body).innerHTML;
  },
};
