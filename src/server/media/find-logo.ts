import type { ShopContext } from '#server/settings/context.ts';
import type { LogoData } from '#wire/layout.ts';
import { findImages } from './find-images.ts';

/** The shop's own logo; null for the built-in mark, also where its picture was deleted since. */
export async function findLogo({
  db,
  settings,
}: Pick<ShopContext, 'db' | 'settings'>): Promise<LogoData | null> {
  const { 'theme.logo': id, 'theme.logoDark': darkId } = settings;
  if (id === null) return null;
  const images = await findImages(db, [id, darkId]);
  const image = images.get(id);
  if (!image) return null;
  const darkImage = (darkId !== null && images.get(darkId)) || null;
  return { image, darkImage, showsName: settings['theme.logoName'] };
}
