import { Hono } from 'hono';
import { safePath } from '#rules/campaigns/campaign-link.ts';
import type { Db } from '#server/platform/database/database.ts';
import { named } from '#server/platform/http/route-table.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import { CLICK_PATH } from './write-campaign.ts';

interface ClickParts extends Pick<DomainParts, 'now' | 'origin'> {
  database: Pick<DomainParts['database'], 'db'>;
}

/** Notes the first click on an email, and leads to the page of the shop it was about. */
export function clickRoutes({ database, now, origin }: ClickParts): Hono {
  const app = new Hono();
  app.get(
    CLICK_PATH,
    named({ name: 'click in a newsletter' }, async (c) => {
      await noteClick(database.db, c.req.query('key') ?? '', now());
      c.header('cache-control', 'no-store');
      c.header('x-robots-tag', 'noindex');
      return c.redirect(safePath(c.req.query('to') ?? '/', origin), 302);
    }),
  );
  return app;
}

async function noteClick(db: Db, key: string, now: number): Promise<void> {
  if (!/^[0-9a-f]{32}$/.test(key)) return;
  await db
    .updateTable('campaign_emails')
    .set({ clicked_at: now })
    .where('key', '=', key)
    .where('clicked_at', 'is', null)
    .execute();
}
