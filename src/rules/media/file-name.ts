/**
 * Whether words of a picture are only the name of its file, which is nothing to show to shoppers. Of
 * the slug 'img-2034' these are 'img-2034', 'IMG_2034' and 'img 2034.jpg'; 'Clay' of the slug 'clay' is
 * a word somebody wrote.
 */
export function isFileName(text: string, slug: string): boolean {
  const bare = text.trim();
  if (bare === '' || bare === slug) return bare !== '';
  const name = bare.replace(EXTENSION, '');
  if (imageSlug(name) !== slug) return false;
  return name !== bare || /^\S*[\d_]\S*$/.test(bare);
}

const EXTENSION = /\.(jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i;
const MAX_LENGTH = 60;

/** The words of a file's name in its address: 'Oak tray (2)' is 'oak-tray-2'; '' where it has none. */
export function imageSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH);
}

/** What is said of a picture to those who cannot see it; a name such as "IMG_2034.jpg" says nothing. */
export function displayAlt({ alt, slug }: { alt: string; slug: string }): string {
  return isFileName(alt, slug) && /[\d_.-]/.test(alt) ? '' : alt;
}

/** What shoppers read under a picture: its caption, else its title, never the name of its file. */
export function displayCaption(image: { caption: string; title: string; slug: string }): string {
  const { caption, title, slug } = image;
  return [caption, title].find((text) => text !== '' && !isFileName(text, slug)) ?? '';
}
