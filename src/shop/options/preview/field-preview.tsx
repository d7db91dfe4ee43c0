import { lazy, Suspense } from 'react';
import { previewTexts } from '#rules/options/preview.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOptions } from '../model/options-model.tsx';

const PreviewCard = lazy(async () => ({
  default: (await import('./preview-card.tsx')).PreviewCard,
}));

/** On narrow screens the gallery is out of view while typing: the preview is shown at the field. */
export function FieldPreview({ id }: { id: string }) {
  const live = useHydrated();
  const { plan, visible, values } = useOptions();
  const texts = previewTexts(plan, visible, values);
  if (!live || !texts.some((text) => text.id === id)) return null;
  return (
    <Suspense fallback={null}>
      <PreviewCard texts={texts} />
    </Suspense>
  );
}
