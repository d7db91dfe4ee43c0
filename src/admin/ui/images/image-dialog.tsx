import CheckIcon from '@mui/icons-material/CheckCircle';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { mediaResponse } from '#wire/wc/media.ts';
import { thumbnail } from '../thumbnail.ts';
import { useReading } from '../use-reading.ts';
import { UploadZone } from './upload-zone.tsx';
import type { UploadResult } from './use-uploads.ts';

export const image = z.pick(mediaResponse, { id: true, source_url: true, alt_text: true });
export type LibraryImage = z.infer<typeof image>;
const images = z.array(image);
const PAGE_SIZE = 48;

interface ImageDialogProps {
  onClose(): void;
  onPick(chosen: LibraryImage): void;
  /** Where several can be added at once: all that were uploaded together, or chosen. */
  onPickMany?: ((chosen: readonly LibraryImage[]) => void) | undefined;
}

/** The newest pictures of the shop, and a way to add new ones. */
export function ImageDialog({ onClose, onPick, onPickMany }: ImageDialogProps) {
  const [words, setWords] = useState('');
  const [selected, setSelected] = useState<readonly LibraryImage[]>([]);
  const query = { per_page: PAGE_SIZE, ...(words !== '' && { search: words }) };
  const { data = [] } = useReading('wp/v2/media', images, { query });

  /** Where one of several failed the dialog stays, and says which. */
  function take({ stored, failed }: UploadResult) {
    const [first, ...others] = z.parse(images, stored);
    if (first === undefined) return;
    if (onPickMany) onPickMany([...selected, first, ...others]);
    else onPick(first);
    if (onPickMany && failed === 0) onClose();
  }

  function press(pressed: LibraryImage) {
    if (!onPickMany) return onPick(pressed);
    const others = selected.filter(({ id }) => id !== pressed.id);
    setSelected(others.length < selected.length ? others : [...selected, pressed]);
  }

  function addSelected() {
    onPickMany?.(selected);
    onClose();
  }

  const isSelected = ({ id }: LibraryImage) => selected.some((one) => one.id === id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="pictures-title">
      <DialogTitle id="pictures-title">{adminMessages['admin.page.pictures']}</DialogTitle>
      <DialogContent>
        <UploadZone isSingle={!onPickMany} onDone={take} />
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
              onClick={() => press(each)}
              aria-label={each.alt_text || `#${each.id}`}
              {...(onPickMany && { 'aria-pressed': isSelected(each) })}
              sx={{
                borderRadius: 1,
                outline: isSelected(each) ? 3 : 0,
                outlineStyle: 'solid',
                outlineColor: 'primary.main',
              }}
            >
              {isSelected(each) && (
                <CheckIcon
                  color="primary"
                  sx={{
                    position: 'absolute',
                    insetBlockStart: 4,
                    insetInlineEnd: 4,
                    bgcolor: 'background.paper',
                    borderRadius: '50%',
                  }}
                />
              )}
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
        <Button onClick={onClose}>{adminMessages['admin.page.close']}</Button>
        {onPickMany && (
          <Button variant="contained" disabled={selected.length === 0} onClick={addSelected}>
            {adminMessages['admin.media.addSelected'].replace('{count}', String(selected.length))}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
