import { Hono } from 'hono';
import { safePath } from '#rules/campaigns/campaign-link.ts';
import type { Db } from '#server/platform/database/database.ts';
import { named } from '#server/platform/http/route-table.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import { CLICK_PATH, OPEN_PATH } from './write-campaign.ts';

interface ClickParts extends Pick<DomainParts, 'now' | 'origin'> {
  database: Pick<DomainParts['database'], 'db'>;
}

/** One transparent pixel as a GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Notes the first click on an email, and leads to the page of the shop it was about. Notes when it is
 * opened first, of those who allowed it.
 */
export function clickRoutes({ database: { db }, now, origin }: ClickParts): Hono {
  const app = new Hono();
  app.get(
    CLICK_PATH,
    named({ name: 'click in a newsletter' }, async (c) => {
      const key = c.req.query('key') ?? '';
      if (isKey(key)) await noteClick(db, key, now());
      c.header('cache-control', 'no-store');
      c.header('x-robots-tag', 'noindex');
      return c.redirect(safePath(c.req.query('to') ?? '/', origin), 302);
    }),
  );
  app.get(
    OPEN_PATH,
    named({ name: 'newsletter that is opened' }, async (c) => {
      const key = c.req.query('key') ?? '';
      if (isKey(key)) await noteOpening(db, key, now());
      c.header('cache-control', 'no-store');
      c.header('content-type', 'image/gif');
      return c.body(PIXEL);
    }),
  );
  return app;
}

const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

async function noteClick(db: Db, key: string, now: number): Promise<void> {
  await db
    .updateTable('campaign_emails')
    .set({ clicked_at: now })
    .where('key', '=', key)
    .where('clicked_at', 'is', null)
    .execute();
}

/** Not of those who have changed their mind since. */
async function noteOpening(db: Db, key: string, now: number): Promise<void> {
  await db
    .updateTable('campaign_emails')
    .set({ opened_at: now })
    .where('key', '=', key)
    .where('counts_opening', '=', 1)
    .where('opened_at', 'is', null)
    .where('email', 'in', (eb) =>
      eb
        .selectFrom('newsletter_subscribers')
        .select('email')
        .where('opens_allowed_at', 'is not', null),
    )
    .execute();
}
