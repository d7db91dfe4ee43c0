import { lazy, Suspense } from 'react';
import { previewTexts } from '#rules/options/preview.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOptions } from '../options-model.tsx';

// Most visitors type nothing; the letters and what draws them wait for the first who does.
const PictureText = lazy(async () => ({
  default: (await import('./picture-text.tsx')).PictureText,
}));

/** The words of the form where they will stand on the product. */
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
