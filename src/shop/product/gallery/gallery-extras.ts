import { type ComponentType, createContext } from 'react';
import type { ImageRecord } from '#wire/image.ts';

/** What a page with custom options brings into the gallery. */
export interface GalleryExtras {
  /** The picture of what is chosen there; it comes before that of a variation. */
  picture: ImageRecord | null;
  /** Stands over the first picture, such as the words to be engraved. */
  OnPicture: ComponentType | null;
}

export const GalleryExtrasContext = createContext<GalleryExtras>({
  picture: null,
  OnPicture: null,
});
