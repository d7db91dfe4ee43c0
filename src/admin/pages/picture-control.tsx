import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { uploadMedia } from '../rest/upload-media.ts';
import { thumbnail } from '../ui/thumbnail.ts';
import { useReading } from '../ui/use-reading.ts';

const picture = z.object({ id: z.int(), source_url: z.string(), alt_text: z.string() });
const pictures = z.array(picture);
const SHOWN = 48;

interface PictureControlProps {
  label: string;
  /** Id of a picture, or null. */
  value: unknown;
  onChange(id: number | null): void;
}

export function PictureControl({ label, value, onChange }: PictureControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = typeof value === 'number' ? value : null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {id === null ? (
        <Typography color="textSecondary">{adminMessages['admin.page.noPicture']}</Typography>
      ) : (
        <Chosen id={id} />
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
          {`${adminMessages['admin.page.choosePicture']}: ${label}`}
        </Button>
        {id !== null && (
          <Button size="small" onClick={() => onChange(null)}>
            {`${adminMessages['admin.page.removeRow']}: ${label}`}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <PictureDialog
          onClose={() => setIsOpen(false)}
          onPick={(picked) => {
            onChange(picked);
            setIsOpen(false);
          }}
        />
      )}
    </Stack>
  );
}

function Chosen({ id }: { id: number }) {
  const { data } = useReading(`wp/v2/media/${id}`, picture);
  if (!data) return null;
  return (
    <Box
      component="img"
      src={thumbnail(data.source_url)}
      alt={data.alt_text}
      sx={{ blockSize: 96, borderRadius: 1 }}
    />
  );
}

/** The newest pictures of the shop, and a way to add one. */
function PictureDialog({ onClose, onPick }: { onClose(): void; onPick(id: number): void }) {
  const { client } = useAdmin();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { data = [] } = useReading('wp/v2/media', pictures, { query: { per_page: SHOWN } });

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const answer = await uploadMedia(client, { body: file, name: file.name });
    const read = answer.ok ? picture.safeParse(answer.data) : null;
    if (read?.success) onPick(read.data.id);
    else setProblem(answer.ok ? adminMessages['rest.unknown'] : answer.problem.message);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="pictures-title">
      <DialogTitle id="pictures-title">{adminMessages['admin.page.pictures']}</DialogTitle>
      <DialogContent>
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
          }}
        >
          {data.map(({ id, source_url: source, alt_text: alt }) => (
            <ButtonBase key={id} onClick={() => onPick(id)} aria-label={alt || `#${id}`}>
              <Box
                component="img"
                src={thumbnail(source)}
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
