import { lazy, Suspense } from 'react';
import { previewTexts } from '#rules/options/preview.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOptions } from '../options-model.tsx';

// Most visitors type nothing; fonts and renderer are loaded on first input.
const PictureText = lazy(async () => ({
  default: (await import('./picture-text.tsx')).PictureText,
}));

/** The form's texts in their position on the product. */
export function OnPicture() {
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
