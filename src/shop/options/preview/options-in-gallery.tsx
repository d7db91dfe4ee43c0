import { type ReactNode, useMemo } from 'react';
import { chosenPicture, previewTexts } from '#rules/options/preview.ts';
import { useChoice } from '../../product/choice/product-choice.tsx';
import { GalleryExtrasContext } from '../../product/gallery/gallery-extras.ts';
import { useOptions } from '../options-model.tsx';
import { OnPicture } from './on-picture.tsx';

/** Wraps the gallery: shows the picture of the choice and the typed texts. */
export function OptionsInGallery({ children }: { children: ReactNode }) {
  const { options, plan, shown, values } = useOptions();
  const { product } = useChoice();
  const chosen = options.pictures[chosenPicture(plan, shown, values)] ?? null;
  // Texts are shown on the first picture, so the gallery moves there.
  const written = previewTexts(plan, shown, values).length > 0;
  const picture = chosen ?? (written ? (product.gallery[0] ?? null) : null);
  const extras = useMemo(() => ({ picture, OnPicture }), [picture]);
  return <GalleryExtrasContext value={extras}>{children}</GalleryExtrasContext>;
}
