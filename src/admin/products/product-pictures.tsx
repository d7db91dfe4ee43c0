import VideoIcon from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';
import { VideoDialog } from '../media/video-dialog.tsx';
import { FocusDialog } from '../ui/focus-dialog.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { ChoosePicture } from '../ui/pictures/choose-picture.tsx';
import type { LibraryPicture } from '../ui/pictures/picture-dialog.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import type { ProductPicture, ProductVideo } from './product-row.ts';

/** The product's pictures in their order, the first one being the one of listings. */
export function ProductPictures() {
  const { field, fieldState } = useInput<ProductPicture[]>({ source: 'images', defaultValue: [] });
  const pictures: ProductPicture[] = field.value ?? [];
  const { field: listed } = useInput<ProductVideo[]>({
    source: 'extensions.vitrine.videos',
    defaultValue: [],
  });
  const videos: ProductVideo[] = listed.value ?? [];

  function show(id: number, url: string) {
    const others = videos.filter((one) => one.image_id !== id);
    listed.onChange(url === '' ? others : [...others, { image_id: id, url }]);
  }

  function remove(id: number) {
    field.onChange(pictures.filter((one) => one.id !== id));
    show(id, '');
  }

  function change(id: number, alt: string) {
    field.onChange(pictures.map((one) => (one.id === id ? { ...one, alt } : one)));
  }

  function order(ids: string[]) {
    field.onChange(ids.flatMap((id) => pictures.filter((one) => String(one.id) === id)));
  }

  /** Each once, though it may have been chosen or uploaded twice. */
  function add(chosen: readonly LibraryPicture[]) {
    const added = chosen.map(({ id, source_url: src, alt_text: alt }) => ({ id, src, alt }));
    const all = [...pictures, ...added];
    field.onChange(all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at));
  }

  return (
    <PartCard title={adminMessages['admin.product.pictures']}>
      {pictures.length === 0 && (
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.productForm.noPictures']}
        </Typography>
      )}
      <SortableList
        onOrder={order}
        entries={pictures.map((picture) => ({
          id: String(picture.id),
          name: picture.alt || `#${picture.id}`,
          content: (
            <PictureRow
              picture={picture}
              video={videos.find((one) => one.image_id === picture.id)?.url ?? ''}
              onAlt={(alt) => change(picture.id, alt)}
              onVideo={(url) => show(picture.id, url)}
              onRemove={() => remove(picture.id)}
            />
          ),
        }))}
      />
      {fieldState.error && (
        <Typography role="alert" color="error">
          {fieldState.error.message}
        </Typography>
      )}
      <ChoosePicture
        sx={{ marginBlockStart: 1 }}
        label={adminMessages['admin.productForm.choosePicture']}
        onPick={(picture) => add([picture])}
        onPickMany={add}
      />
    </PartCard>
  );
}

interface PictureRowProps {
  picture: ProductPicture;
  /** Address of the video it stands for, or ''. */
  video: string;
  onVideo(url: string): void;
  onAlt(alt: string): void;
  onRemove(): void;
}

function PictureRow(props: PictureRowProps) {
  const { picture, video, onAlt, onVideo, onRemove } = props;
  const { id, src, alt } = picture;
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
