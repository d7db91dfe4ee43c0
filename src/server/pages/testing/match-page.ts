import { TrieRouter } from 'hono/router/trie-router';
import { requestPath } from '#server/platform/http/request-path.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PageDefinition } from '../page.ts';
import { pageTable } from '../page-table.ts';
import type { PageMatch } from '../serving/page-handler.ts';

/** Finds pages as the shop's router does, for tests that ask a page for its data. */
export function pageMatcher(
  definitions: readonly PageDefinition[],
  settings: Settings,
): (path: string) => PageMatch | null {
  const router = new TrieRouter<PageDefinition>();
  for (const { path, definition } of pageTable(definitions, settings)) {
    router.add('GET', path, definition);
  }
  return (path) => {
    const [found] = router.match('GET', requestPath({ url: `http://localhost${path}` }))[0];
    if (!found) return null;
    const [definition, params] = found;
    const entries = Object.entries(params).map(([name, value]) => [
      name,
      decodeURIComponent(String(value)),
    ]);
    return { definition, params: Object.fromEntries(entries) };
  };
}
