import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { uploadMedia } from '../rest/upload-media.ts';
import { thumbnail } from './thumbnail.ts';
import { useReading } from './use-reading.ts';

export const picture = z.object({ id: z.int(), source_url: z.string(), alt_text: z.string() });
export type LibraryPicture = z.infer<typeof picture>;
const pictures = z.array(picture);
const SHOWN = 48;

interface PictureDialogProps {
  onClose(): void;
  onPick(chosen: LibraryPicture): void;
}

/** The newest pictures of the shop, and a way to add one. */
export function PictureDialog({ onClose, onPick }: PictureDialogProps) {
  const { client } = useAdmin();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [words, setWords] = useState('');
  const query = { per_page: SHOWN, ...(words !== '' && { search: words }) };
  const { data = [] } = useReading('wp/v2/media', pictures, { query });

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const answer = await uploadMedia(client, { body: file, name: file.name });
    const read = answer.ok ? picture.safeParse(answer.data) : null;
    if (read?.success) onPick(read.data);
    else setProblem(answer.ok ? adminMessages['rest.unknown'] : answer.problem.message);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="pictures-title">
      <DialogTitle id="pictures-title">{adminMessages['admin.page.pictures']}</DialogTitle>
      <DialogContent>
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
        <TextField
          fullWidth
          size="small"
          margin="dense"
          type="search"
          label={adminMessages['admin.page.findPicture']}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
          }}
        >
          {data.map((each) => (
            <ButtonBase
              key={each.id}
              onClick={() => onPick(each)}
              aria-label={each.alt_text || `#${each.id}`}
            >
              <Box
                component="img"
                src={thumbnail(each.source_url)}
                alt=""
                loading="lazy"
                sx={{ inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1 }}
              />
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => input.current?.click()}>
          {adminMessages['admin.page.uploadPicture']}
        </Button>
        <input ref={input} hidden type="file" accept="image/*" onChange={upload} />
        <Button onClick={onClose}>{adminMessages['admin.page.close']}</Button>
      </DialogActions>
    </Dialog>
  );
}
