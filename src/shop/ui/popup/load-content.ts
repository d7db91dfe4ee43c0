import type { PopupSource } from './popup-store.ts';

export type LoadedContent =
  | { ok: true; html: string }
  | { ok: false; problems: [{ code: 'missing' | 'failed' }] };

/** The browser APIs it needs. */
export interface ContentSources {
  find(id: string): { innerHTML: string } | null;
  fetch(address: string): Promise<Pick<Response, 'ok' | 'text'>>;
  /** The content of a fetched answer: of a whole page, its main element. */
  mainPart(html: string): string;
}

/** The HTML of inline or fetched content. Same origin only. */
export async function loadContent(
  source: Exclude<PopupSource, { kind: 'ready' }>,
  places: ContentSources,
): Promise<LoadedContent> {
  if (source.kind === 'inline') {
    const found = places.find(source.id);
    return found ? { ok: true, html: found.innerHTML } : problem('missing');
  }
  try {
    const response = await places.fetch(source.address);
    return response.ok
      ? { ok: true, html: places.mainPart(await response.text()) }
      : problem('failed');
  } catch {
    // The network error is of no use to a shopper.
    return problem('failed');
  }
}

function problem(code: 'missing' | 'failed'): LoadedContent {
  return { ok: false, problems: [{ code }] };
}

export const browserSources: ContentSources = {
  find: (id) => document.getElementById(id),
  fetch: (address) => fetch(address, { headers: { accept: 'text/html' } }),
  mainPart(html) {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return (parsed.querySelector('main') ?? parsed.body).innerHTML;
  },
};
