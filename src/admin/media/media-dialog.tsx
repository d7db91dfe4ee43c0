import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { type PictureUser, pictureUsageAnswer } from '#wire/vitrine/media.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import type { MediaItem } from './media-item.ts';

interface MediaDialogProps {
  item: MediaItem;
  onChanged(): Promise<void>;
  onClose(): void;
}

/** One picture: its alternative text, and what shows it. */
export function MediaDialog({ item, onChanged, onClose }: MediaDialogProps) {
  const [alt, setAlt] = useState(item.alt_text);
  const send = useRest();
  const path = `wp/v2/media/${item.id}`;
  const { width, height } = item.media_details;

  async function save() {
    const answer = await send({ path, method: 'PUT', data: { alt_text: alt } });
    if (answer.ok) await onChanged();
  }

  async function remove() {
    const answer = await send({ path, method: 'DELETE', query: { force: true } });
    if (answer.ok) await onChanged();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="media-title" onClose={onClose}>
      <DialogTitle id="media-title">{item.slug}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Box
            component="img"
            src={thumbnail(item.source_url)}
            alt={item.alt_text}
            sx={{ maxBlockSize: 320, objectFit: 'contain', alignSelf: 'start', borderRadius: 1 }}
          />
          <Typography variant="body2">
            {adminMessages['admin.media.facts']
              .replace('{width}', String(width))
              .replace('{height}', String(height))}
          </Typography>
          <TextField
            size="small"
            multiline
            label={adminMessages['admin.media.alt']}
            helperText={adminMessages['admin.media.altHint']}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Usage id={item.id} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <ConfirmButton
          label={adminMessages['admin.media.delete']}
          text={adminMessages['admin.media.deleteText']}
          subject={item.slug}
          onConfirm={remove}
        />
        <Button onClick={onClose}>{adminMessages['admin.media.close']}</Button>
        <Button variant="contained" disabled={alt === item.alt_text} onClick={save}>
          {adminMessages['admin.media.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function screenOf(kind: PictureUser, id: number): string {
  switch (kind) {
    case 'product':
    case 'variation':
      return `/products/${id}`;
    case 'category':
      return '/categories';
    case 'brand':
      return '/brands';
    case 'term':
      return '/attributes';
  }
}

function Usage({ id }: { id: number }) {
  const { data } = useReading(`vitrine/v1/media/${id}/usage`, pictureUsageAnswer);
  if (!data) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {adminMessages['admin.media.usage']}
      </Typography>
      {data.length === 0 && <Typography>{adminMessages['admin.media.notUsed']}</Typography>}
      <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 2.5 }}>
        {data.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Link component={RouterLink} to={screenOf(use.kind, use.id)}>
              {use.name}
            </Link>
          </li>
        ))}
      </Box>
    </div>
  );
}
