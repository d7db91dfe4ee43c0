import { Stack, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';
import { ChooseImage } from '../ui/images/choose-image.tsx';
import { image, type LibraryImage } from '../ui/images/image-dialog.tsx';
import { UploadZone } from '../ui/images/upload-zone.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import type { DraftImage, DraftImageText, DraftVideo } from './product-draft.ts';
import { ImageRow } from './product-image-row.tsx';

const IMAGES = 'images';
const VIDEOS = 'extensions.vitrine.videos';
const TEXTS = 'extensions.vitrine.image_texts';
const stored = z.array(image);

/** The product's pictures in their order, the first one being the one of listings. */
export function ProductImages() {
  const { field, fieldState } = useInput<DraftImage[]>({ source: IMAGES, defaultValue: [] });
  const images: DraftImage[] = field.value ?? [];
  const { field: listed } = useInput<DraftVideo[]>({ source: VIDEOS, defaultValue: [] });
  const videos: DraftVideo[] = listed.value ?? [];
  const { field: described } = useInput<DraftImageText[]>({ source: TEXTS, defaultValue: [] });
  const texts: DraftImageText[] = described.value ?? [];
  const { getValues } = useFormContext();
  const mayUpload = useMay('upload-media');

  function show(id: number, url: string) {
    const others = videos.filter((one) => one.image_id !== id);
    listed.onChange(url === '' ? others : [...others, { image_id: id, url }]);
  }

  function describe(text: DraftImageText) {
    const others = texts.filter((one) => one.image_id !== text.image_id);
    described.onChange(text.alt === '' && text.caption === '' ? others : [...others, text]);
  }

  function remove(id: number) {
    field.onChange(images.filter((one) => one.id !== id));
    show(id, '');
    describe({ image_id: id, alt: '', caption: '' });
  }

  function order(ids: string[]) {
    field.onChange(ids.flatMap((id) => images.filter((one) => String(one.id) === id)));
  }

  /** Each once, though it may have been chosen or uploaded twice; beside those that came meanwhile. */
  function add(chosen: readonly LibraryImage[]) {
    const now: DraftImage[] = getValues(IMAGES) ?? [];
    const added = chosen.map(({ id, source_url: src, alt_text: alt }) => ({ id, src, alt }));
    const all = [...now, ...added];
    field.onChange(all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at));
  }

  return (
    <PartCard title={adminMessages['admin.product.pictures']}>
      {images.length === 0 && (
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.productForm.noPictures']}
        </Typography>
      )}
      <SortableList
        onOrder={order}
        entries={images.map((each) => {
          const text = texts.find((one) => one.image_id === each.id);
          return {
            id: String(each.id),
            name: text?.alt || each.alt || `#${each.id}`,
            content: (
              <ImageRow
                image={each}
                text={text ?? { image_id: each.id, alt: '', caption: '' }}
                video={videos.find((one) => one.image_id === each.id)?.url ?? ''}
                onText={describe}
                onVideo={(url) => show(each.id, url)}
                onRemove={() => remove(each.id)}
              />
            ),
          };
        })}
      />
      {fieldState.error && (
        <Typography role="alert" color="error">
          {fieldState.error.message}
        </Typography>
      )}
      <Stack spacing={1} sx={{ marginBlockStart: 1, alignItems: 'start' }}>
        {mayUpload && <UploadZone onDone={(result) => add(z.parse(stored, result.stored))} />}
        <ChooseImage
          label={adminMessages['admin.productForm.choosePictures']}
          onPick={(picked) => add([picked])}
          onPickMany={add}
        />
      </Stack>
    </PartCard>
  );
}
