import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { Focus } from '#rules/media/focus.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { libraryImage } from '#wire/vitrine/media.ts';
import { FocusPicker } from './focus-picker.tsx';
import { thumbnail } from './thumbnail.ts';
import { useReading } from './use-reading.ts';
import { useRest } from './use-rest.ts';

interface FocusDialogProps {
  /** The id of the image. */
  id: number;
  onClose(): void;
}

/** The focal point of a picture, from where the picture is used; it is saved with the picture. */
export function FocusDialog({ id, onClose }: FocusDialogProps) {
  const path = `vitrine/v1/media/${id}`;
  const { data, refetch } = useReading(path, libraryImage);
  const [chosen, setChosen] = useState<Focus | null>(null);
  const send = useRest();

  async function save(focus: Focus) {
    const response = await send({
      path,
      method: 'PUT',
      data: { focus_x: focus.x, focus_y: focus.y },
    });
    if (!response.ok) return;
    await refetch();
    onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="focus-title" onClose={onClose}>
      <DialogTitle id="focus-title">{adminMessages['admin.media.focus']}</DialogTitle>
      <DialogContent>
        {data ? (
          <FocusPicker
            src={thumbnail(data.url)}
            value={chosen ?? { x: data.focus_x, y: data.focus_y }}
            onChange={setChosen}
          />
        ) : (
          <CircularProgress />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {adminMessages['admin.media.focusEverywhere']}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.media.cancel']}</Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          onClick={() => chosen && save(chosen)}
        >
          {adminMessages['admin.media.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
