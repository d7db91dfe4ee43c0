import { type ComponentType, createContext } from 'react';
import type { ImageRecord } from '#wire/image.ts';

/** What a page with custom options adds to the gallery. */
export interface GalleryExtras {
  /** The picture of the chosen option; it has priority over that of a variation. */
  picture: ImageRecord | null;
  /** Rendered over the first picture, such as an engraving. */
  OnPicture: ComponentType | null;
}

export const GalleryExtrasContext = createContext<GalleryExtras>({
  picture: null,
  OnPicture: null,
});
