import { documents } from '#demo/content/documents.ts';
import { type DemoComment, journalComments } from '#demo/content/journal-comments.ts';
import { menus } from '#demo/content/menus.ts';
import { demoSettings } from '#demo/content/settings.ts';
import { openingHours } from '#demo/content/shared-blocks.ts';
import { saveSet } from '#server/content/block-sets.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { MENUS, saveMenu } from '#server/content/save-menu.ts';
import type { Db } from '#server/platform/database/database.ts';
import { videoAddress } from '#server/review-uploads/file-names.ts';
import type { SettingName, Settings } from '#server/settings/defaults.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import type { StoredImages } from './image-order.ts';
import { type StoredVideos, VIDEO_MIME } from './store-videos.ts';

const HOUR = 3_600_000;

const DAY = 24 * HOUR;
/** Of the product whose picture stands in for it until it is played. */
const FILMED = 'beeswax-pillar-candle';

export async function addContent(
  trx: Db,
  { images, videos }: { images: StoredImages; videos: StoredVideos },
  now: number,
): Promise<void> {
  const image = (name: string, number = 0) => images.get(name)?.[number]?.id ?? null;
  const shared = await saveSet(trx, openingHours);
  if (!shared.ok) throw new Error('The shared blocks of the demo do not fit');
  const parts = {
    video: videoAddress(videos.get(FILMED)?.reference ?? '', VIDEO_MIME),
    sharedSet: shared.set.id,
    until: new Date(now + 30 * DAY).toISOString().slice(0, 16),
  };
  for (const document of documents(image, now, parts)) {
    const id = await saveDocument(trx, document);
    const comments = document.kind === 'post' ? (journalComments[document.slug] ?? []) : [];
    await addComments(trx, { id, publishedAt: document.publishedAt ?? now }, comments, null);
  }
  const trees = menus(image);
  for (const menu of MENUS) await saveMenu(trx, menu, trees[menu] ?? []);
}

async function addComments(
  trx: Db,
  post: { id: number; publishedAt: number },
  comments: readonly DemoComment[],
  parentId: number | null,
): Promise<void> {
  for (const { author, text, after, byShop, replies = [] } of comments) {
    const { id } = await trx
      .insertInto('comments')
      .values({
        document_id: post.id,
        parent_id: parentId,
        author,
        email: `${author.toLowerCase().replace(/[^a-z]+/g, '-')}@example.com`,
        text,
        status: 'approved',
        by_shop: byShop ? 1 : 0,
        created_at: post.publishedAt + after * HOUR,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addComments(trx, post, replies, id);
  }
}

export async function addSettings(trx: Db, now: number): Promise<void> {
  const entries = Object.entries(demoSettings) as [SettingName, Settings[SettingName]][];
  for (const [name, value] of entries) {
    const saved = await saveSetting(trx, name, value, now);
    if (!saved.ok) throw new Error(`The demo setting ${name} does not fit`);
  }
}
