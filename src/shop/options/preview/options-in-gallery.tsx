import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { chosenPicture, previewTexts } from '#rules/options/preview.ts';
import { useChoice } from '../../product/choice/product-choice.tsx';
import { GalleryExtrasContext } from '../../product/gallery/gallery-extras.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOptions } from '../options-model.tsx';

// Most visitors type nothing; fonts and renderer are loaded on first input.
const PictureText = lazy(async () => ({
  default: (await import('./picture-text.tsx')).PictureText,
}));

/** The form's texts in their position on the product. */
function OnPicture() {
  const live = useHydrated();
  const { plan, shown, values } = useOptions();
  const texts = previewTexts(plan, shown, values);
  if (!live || texts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PictureText texts={texts} />
    </Suspense>
  );
}

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
