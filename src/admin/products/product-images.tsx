import VideoIcon from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';
import { VideoDialog } from '../media/video-dialog.tsx';
import { FocusDialog } from '../ui/focus-dialog.tsx';
import { ChooseImage } from '../ui/images/choose-image.tsx';
import type { LibraryImage } from '../ui/images/image-dialog.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import type { DraftImage, DraftVideo } from './product-draft.ts';

/** The product's pictures in their order, the first one being the one of listings. */
export function ProductImages() {
  const { field, fieldState } = useInput<DraftImage[]>({ source: 'images', defaultValue: [] });
  const images: DraftImage[] = field.value ?? [];
  const { field: listed } = useInput<DraftVideo[]>({
    source: 'extensions.vitrine.videos',
    defaultValue: [],
  });
  const videos: DraftVideo[] = listed.value ?? [];

  function show(id: number, url: string) {
    const others = videos.filter((one) => one.image_id !== id);
    listed.onChange(url === '' ? others : [...others, { image_id: id, url }]);
  }

  function remove(id: number) {
    field.onChange(images.filter((one) => one.id !== id));
    show(id, '');
  }

  function change(id: number, alt: string) {
    field.onChange(images.map((one) => (one.id === id ? { ...one, alt } : one)));
  }

  function order(ids: string[]) {
    field.onChange(ids.flatMap((id) => images.filter((one) => String(one.id) === id)));
  }

  /** Each once, though it may have been chosen or uploaded twice. */
  function add(chosen: readonly LibraryImage[]) {
    const added = chosen.map(({ id, source_url: src, alt_text: alt }) => ({ id, src, alt }));
    const all = [...images, ...added];
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
        entries={images.map((image) => ({
          id: String(image.id),
          name: image.alt || `#${image.id}`,
          content: (
            <ImageRow
              image={image}
              video={videos.find((one) => one.image_id === image.id)?.url ?? ''}
              onAlt={(alt) => change(image.id, alt)}
              onVideo={(url) => show(image.id, url)}
              onRemove={() => remove(image.id)}
            />
          ),
        }))}
      />
      {fieldState.error && (
        <Typography role="alert" color="error">
          {fieldState.error.message}
        </Typography>
      )}
      <ChooseImage
        sx={{ marginBlockStart: 1 }}
        label={adminMessages['admin.productForm.choosePicture']}
        onPick={(image) => add([image])}
        onPickMany={add}
      />
    </PartCard>
  );
}

interface ImageRowProps {
  image: DraftImage;
  /** Address of the video it stands for, or ''. */
  video: string;
  onVideo(url: string): void;
  onAlt(alt: string): void;
  onRemove(): void;
}

function ImageRow(props: ImageRowProps) {
  const { image, video, onAlt, onVideo, onRemove } = props;
  const { id, src, alt } = image;
  const [isChoosing, setIsChoosing] = useState(false);
  const mayAim = useMay('upload-media');
  const [isAiming, setIsAiming] = useState(false);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'start' }}>
      <Box
        component="img"
        src={thumbnail(src)}
        alt=""
        sx={{ blockSize: 72, inlineSize: 72, objectFit: 'cover', borderRadius: 1 }}
      />
      <Stack sx={{ flexGrow: 1, minWidth: 0, alignItems: 'start' }}>
        <TextField
          fullWidth
          size="small"
          label={adminMessages['admin.productForm.pictureAlt']}
          helperText={alt === '' ? adminMessages['admin.productForm.pictureAltHint'] : ''}
          value={alt}
          onChange={({ target }) => onAlt(target.value)}
        />
        {video !== '' && (
          <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', maxInlineSize: '100%' }}>
            <VideoIcon fontSize="small" color="action" />
            <Typography variant="body2" noWrap title={video}>
              {adminMessages['admin.productForm.video']}: {video}
            </Typography>
          </Stack>
        )}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            size="small"
            aria-label={`${adminMessages['admin.productForm.remove']}: ${alt || `#${id}`}`}
            onClick={onRemove}
          >
            {adminMessages['admin.productForm.remove']}
          </Button>
          <Button
            size="small"
            aria-label={`${adminMessages['admin.productForm.video']}: ${alt || `#${id}`}`}
            onClick={() => setIsChoosing(true)}
          >
            {adminMessages['admin.productForm.video']}
          </Button>
          {mayAim && (
            <Button
              size="small"
              aria-label={`${adminMessages['admin.media.focus']}: ${alt || `#${id}`}`}
              onClick={() => setIsAiming(true)}
            >
              {adminMessages['admin.media.focus']}
            </Button>
          )}
        </Stack>
        {isChoosing && (
          <VideoDialog
            name={alt || `#${id}`}
            hint={adminMessages['admin.productForm.videoHint']}
            value={video}
            onClose={() => setIsChoosing(false)}
            onChange={onVideo}
          />
        )}
        {isAiming && <FocusDialog id={id} onClose={() => setIsAiming(false)} />}
      </Stack>
    </Stack>
  );
}
