export type VideoType = 'mp4' | 'webm';

/** Storage path of a video, by its file's name '<hash>.<type>'. */
export function storedVideo(name: string): string {
  return `product-videos/${name}`;
}

/** videoAddress('0f….webm') is '/media/product-videos/0f….webm'. */
export function videoAddress(name: string): string {
  return `/media/product-videos/${name}`;
}

const ADDRESS = /\/media\/product-videos\/([0-9a-f]{32}\.(?:mp4|webm))/g;

/** Names of the videos whose addresses a text holds. */
export function videosInText(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, name]) => name ?? []);
}
