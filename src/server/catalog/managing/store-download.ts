import { randomUUID } from 'node:crypto';
import { DOWNLOAD_FOLDER } from '#rules/downloads/download-source.ts';
import { imageSlug } from '#rules/media/file-name.ts';
import type { StoredContent } from '#server/platform/storage/storage.ts';
import type { ShopContext } from '#server/settings/context.ts';

export const MAX_DOWNLOAD_BYTES = 200 * 1024 * 1024;

/** The address of the file, in a folder of its own, so that it keeps the name that buyers save it by. */
export async function storeDownload(
  { storage }: Pick<ShopContext, 'storage'>,
  content: StoredContent,
  fileName: string,
): Promise<string> {
  const name = `${DOWNLOAD_FOLDER}${randomUUID()}/${storedName(fileName)}`;
  await storage.put(name, content);
  return `/${name}`;
}

/** 'Récipes (1).PDF' is stored as 'recipes-1.pdf'. */
function storedName(fileName: string): string {
  const [, base = fileName, ending = ''] = /^(.*?)((?:\.[a-z0-9]{1,8})?)$/is.exec(fileName) ?? [];
  const plain = base.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return `${imageSlug(plain) || 'file'}${ending.toLowerCase()}`;
}
