import VideoIcon from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay } from '../admin-context.tsx';
import { VideoDialog } from '../media/video-dialog.tsx';
import { FocusDialog } from '../ui/focus-dialog.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import type { DraftImage, DraftImageText } from './product-draft.ts';

/** Of the words of a picture. */
const TEXT_LIMIT = 400;

interface ImageRowProps {
  image: DraftImage;
  /** What the product says of it. */
  text: DraftImageText;
  /** Address of the video it stands for, or ''. */
  video: string;
  onVideo(url: string): void;
  onText(text: DraftImageText): void;
  onRemove(): void;
}

/** A picture of a product with its words, its video and its focal point. */
export function ImageRow(props: ImageRowProps) {
  const { image, text, video, onText, onVideo, onRemove } = props;
  const { id, src } = image;
  const name = text.alt || image.alt || `#${id}`;
  const hint =
    image.alt === ''
      ? adminMessages['admin.productForm.pictureAltHint']
      : adminMessages['admin.productForm.libraryAlt'].replace('{text}', image.alt);
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
          margin="none"
          label={adminMessages['admin.productForm.pictureAlt']}
          helperText={text.alt === '' ? hint : ''}
          value={text.alt}
          slotProps={{ htmlInput: { maxLength: TEXT_LIMIT } }}
          onChange={({ target }) => onText({ ...text, alt: target.value })}
        />
        <TextField
          fullWidth
          size="small"
          margin="dense"
          label={adminMessages['admin.productForm.caption']}
          helperText={text.caption === '' ? adminMessages['admin.productForm.captionHint'] : ''}
          value={text.caption}
          slotProps={{ htmlInput: { maxLength: TEXT_LIMIT } }}
          onChange={({ target }) => onText({ ...text, caption: target.value })}
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
            aria-label={`${adminMessages['admin.productForm.remove']}: ${name}`}
            onClick={onRemove}
          >
            {adminMessages['admin.productForm.remove']}
          </Button>
          <Button
            size="small"
            aria-label={`${adminMessages['admin.productForm.video']}: ${name}`}
            onClick={() => setIsChoosing(true)}
          >
            {adminMessages['admin.productForm.video']}
          </Button>
          {mayAim && (
            <Button
              size="small"
              aria-label={`${adminMessages['admin.media.focus']}: ${name}`}
              onClick={() => setIsAiming(true)}
            >
              {adminMessages['admin.media.focus']}
            </Button>
          )}
        </Stack>
        {isChoosing && (
          <VideoDialog
            name={name}
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
