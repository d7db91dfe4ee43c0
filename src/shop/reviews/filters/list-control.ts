import type { ListRequest } from './list-request.ts';

export interface ListReply {
  html: string;
  /** null where the answer does not contain it. */
  maxPage: number | null;
  counts: Readonly<Record<string, number>>;
}

interface Effects<Reply> {
  load(request: ListRequest): Promise<Reply>;
  show(reply: Reply, request: ListRequest): void;
  /** The list is dimmed, or the load-more button shows a spinner. */
  busy(what: 'list' | 'button', on: boolean): void;
  log(error: unknown): void;
}

/**
 * One request at a time: clicks meanwhile are ignored. After a failure the list stays as it is,
 * with an entry in the console only.
 */
export function createListControl<Reply>({ load, show, busy, log }: Effects<Reply>) {
  let running = false;
  return {
    async run(request: ListRequest): Promise<boolean> {
      if (running) return false;
      running = true;
      const what = request.kind === 'more' ? 'button' : 'list';
      busy(what, true);
      try {
        show(await load(request), request);
        return true;
      } catch (error) {
        log(error);
        return false;
      } finally {
        running = false;
        busy(what, false);
      }
    },
  };
}

/** Whether there is another page to load. */
export function hasMore(page: number, maxPage: number, html: string): boolean {
  return html.trim() !== '' && page < maxPage;
}
