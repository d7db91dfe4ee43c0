import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { chosenImage, previewTexts } from '#rules/options/preview.ts';
import { useChoice } from '../../product/choice/product-choice.tsx';
import { GalleryExtrasContext } from '../../product/gallery/gallery-extras.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOptions } from '../model/options-model.tsx';

// Most visitors type nothing; fonts and renderer are loaded on first input.
const PhotoText = lazy(async () => ({
  default: (await import('./image-text.tsx')).ImageText,
}));

/** The form's texts in their position on the product. */
function OnImage() {
  const live = useHydrated();
  const { plan, visible, values } = useOptions();
  const texts = previewTexts(plan, visible, values);
  if (!live || texts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PhotoText texts={texts} />
    </Suspense>
  );
}

/** Wraps the gallery: shows the picture of the choice and the typed texts. */
export function OptionsInGallery({ children }: { children: ReactNode }) {
  const { options, plan, visible, values } = useOptions();
  const { product } = useChoice();
  const chosen = options.pictures[chosenImage(plan, visible, values)] ?? null;
  // Texts are shown on the first picture, so the gallery moves there.
  const written = previewTexts(plan, visible, values).length > 0;
  const image = chosen ?? (written ? (product.gallery[0] ?? null) : null);
  const extras = useMemo(() => ({ picture: image, OnPicture: OnImage }), [image]);
  return <GalleryExtrasContext value={extras}>{children}</GalleryExtrasContext>;
}
