import { documents } from '#demo/content/documents.ts';
import { menus } from '#demo/content/menus.ts';
import { demoSettings } from '#demo/content/settings.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { MENUS, saveMenu } from '#server/content/save-menu.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SettingName, Settings } from '#server/settings/defaults.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import type { StoredPictures } from './picture-order.ts';

export async function addContent(trx: Db, pictures: StoredPictures, now: number): Promise<void> {
  const picture = (name: string, number = 0) => pictures.get(name)?.[number]?.id ?? null;
  for (const document of documents(picture, now)) await saveDocument(trx, document);
  const trees = menus(picture);
  for (const menu of MENUS) await saveMenu(trx, menu, trees[menu] ?? []);
}

export async function addSettings(trx: Db, now: number): Promise<void> {
  const entries = Object.entries(demoSettings) as [SettingName, Settings[SettingName]][];
  for (const [name, value] of entries) {
    const saved = await saveSetting(trx, name, value, now);
    if (!saved.ok) throw new Error(`The demo setting ${name} does not fit`);
  }
}
