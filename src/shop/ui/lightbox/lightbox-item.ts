interface Item {
  /** The large picture, which a browser can also open on its own. */
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

/** A video of another site: its player is loaded when play is pressed. */
export interface LightboxEmbed extends Item {
  kind: 'embed';
  player: string;
  poster: string;
  /** Label of the play button. */
  play: string;
}

export type LightboxItem = LightboxImage | LightboxVideo | LightboxEmbed;

/** videoBox({ width: 1920, height: 1080 }, 1140) is 1140 × 641: scaled down, never up. */
export function videoBox({ width, height }: Box, max: number | null): Box {
  const shape = width > 0 && height > 0 ? { width, height } : { width: 1920, height: 1080 };
  const scale = max === null ? 1 : Math.min(1, max / shape.width);
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
}

interface Box {
  width: number;
  height: number;
}

/** The text under an item: its caption, or its title. */
export function getCaption({ caption, title }: Pick<LightboxItem, 'caption' | 'title'>): string {
  return caption || title || '';
}
