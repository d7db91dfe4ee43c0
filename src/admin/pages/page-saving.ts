import * as z from 'zod/mini';
import { blocksResponse } from '#wire/vitrine/content.ts';
import type { RestClient, RestRequest } from '../rest/rest-client.ts';
import type { RestProblem } from '../rest/rest-problem.ts';

// How the blocks of a page are saved, by the form and on the canvas: what everybody may read is changed
// by a draft beside it, which is published when it is ready; any other page is saved as it is.

export type Page = z.infer<typeof blocksResponse>;
export type PageResult = { ok: true; page: Page } | { ok: false; problem: RestProblem };

/** What an editor writes. */
export interface Written {
  blocks: readonly { kind: string; settings?: unknown }[];
  show_title: boolean;
}

type Saved = Pick<Page, 'id' | 'version' | 'is_public' | 'status'>;

/** What an editor goes on with: the draft, where there is one. */
export function getWritten({ draft, blocks, show_title, problems }: Page) {
  return draft ?? { blocks, show_title, problems };
}

/** Whether something that is saved waits to be published. One that is dated ahead waits by itself. */
export function canPublish({ draft, is_public, status }: Page): boolean {
  return is_public ? draft !== null : status !== 'publish';
}

export function savePage(client: RestClient, page: Saved, written: Written): Promise<PageResult> {
  const path = `vitrine/v1/documents/${page.id}/${page.is_public ? 'draft' : 'blocks'}`;
  return sent(client, { path, method: 'PUT', data: { version: page.version, ...written } });
}

/** Saves first, so that what is published is what is seen. */
export async function publishPage(
  client: RestClient,
  page: Saved,
  written: Written,
): Promise<PageResult> {
  const saved = await savePage(client, page, written);
  if (!saved.ok) return saved;
  const path = `vitrine/v1/documents/${page.id}`;
  const { version } = saved.page;
  if (page.is_public) {
    return sent(client, { path: `${path}/draft/publish`, method: 'POST', data: { version } });
  }
  const data = { version, status: 'publish' };
  const published = await client.send({ path, method: 'PUT', data });
  return published.ok ? readPage(client, page.id) : published;
}

export function discardDraft(client: RestClient, { id, version }: Saved): Promise<PageResult> {
  const path = `vitrine/v1/documents/${id}/draft`;
  return sent(client, { path, method: 'DELETE', query: { version } });
}

export function readPage(client: RestClient, id: number): Promise<PageResult> {
  return sent(client, { path: `vitrine/v1/documents/${id}/blocks` });
}

async function sent(client: RestClient, request: RestRequest): Promise<PageResult> {
  const response = await client.send(request);
  return response.ok ? { ok: true, page: z.parse(blocksResponse, response.data) } : response;
}
