interface Item {
  /** The large picture itself, which a browser can also open on its own. */
  href: string;
  title?: string;
  caption?: string;
  width: number;
  height: number;
}

export interface LightboxImage extends Item {
  kind: 'image';
  alt: string;
  /** The same picture in other widths. */
  srcset: string;
}

export interface LightboxVideo extends Item {
  kind: 'video';
  type: string;
  audio: boolean;
  poster: string;
}

export type LightboxItem = LightboxImage | LightboxVideo;

/** What is written under an item: its caption, or else its title. */
export function captionOf({ caption, title }: Pick<LightboxItem, 'caption' | 'title'>): string {
  return caption || title || '';
}
