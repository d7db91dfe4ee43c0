import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { tidyTags } from '#rules/media/tags.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type LibraryImage, libraryImage } from '#wire/vitrine/media.ts';
import type { RestRequest } from '../rest/rest-client.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { FocusPicker } from '../ui/focus-picker.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import { useRest } from '../ui/use-rest.ts';
import { CropDialog } from './crop-dialog.tsx';
import { ImageUses } from './image-uses.tsx';
import { ImageVersions } from './image-versions.tsx';
import { TagField } from './tag-field.tsx';

interface MediaDialogProps {
  item: LibraryImage;
  /** Something was written; the dialog stays open where its picture is still there. */
  onChanged(item: LibraryImage | null): Promise<void>;
  onClose(): void;
}

/** One picture: its words and tags, its focal point, its file, and what shows it. */
export function MediaDialog({ item, onChanged, onClose }: MediaDialogProps) {
  const [alt, setAlt] = useState(item.alt);
  const [tags, setTags] = useState<readonly string[]>(item.tags);
  const [focus, setFocus] = useState({ x: item.focus_x, y: item.focus_y });
  const [isCropping, setIsCropping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = useRest();
  const path = `vitrine/v1/media/${item.id}`;
  const isChanged =
    alt !== item.alt ||
    focus.x !== item.focus_x ||
    focus.y !== item.focus_y ||
    tidyTags(tags).join() !== item.tags.join();

  async function change(request: RestRequest) {
    const response = await send(request);
    if (!response.ok) return null;
    const changed = z.parse(libraryImage, response.data);
    setFocus({ x: changed.focus_x, y: changed.focus_y });
    await onChanged(changed);
    return changed;
  }

  async function save() {
    const data = { alt, tags, focus_x: focus.x, focus_y: focus.y };
    const saved = await change({ path, method: 'PUT', data });
    if (saved) setTags(saved.tags);
  }

  async function replace(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const body = new FormData();
    body.set('file', file, file.name);
    event.target.value = '';
    await change({ path: `${path}/replace`, method: 'POST', body });
  }

  async function remove() {
    const response = await send({
      path: `wp/v2/media/${item.id}`,
      method: 'DELETE',
      query: { force: true },
    });
    if (response.ok) await onChanged(null);
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="media-title" onClose={onClose}>
      <DialogTitle id="media-title">{item.slug}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FocusPicker src={thumbnail(item.url)} value={focus} onChange={setFocus} />
          <Typography variant="body2">
            {adminMessages['admin.media.facts']
              .replace('{width}', String(item.width))
              .replace('{height}', String(item.height))}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
              {adminMessages['admin.media.replace']}
            </Button>
            <Button variant="outlined" size="small" onClick={() => setIsCropping(true)}>
              {adminMessages['admin.media.crop']}
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              accept="image/*"
              aria-label={adminMessages['admin.media.replace']}
              onChange={replace}
            />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {adminMessages['admin.media.replaceHint']}
          </Typography>
          <ImageVersions
            id={item.id}
            version={item.url}
            onRestore={async (version) => {
              await change({ path: `${path}/restore`, method: 'POST', data: { version } });
            }}
          />
          <TextField
            size="small"
            multiline
            label={adminMessages['admin.media.alt']}
            helperText={adminMessages['admin.media.altHint']}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <TagField value={tags} onChange={setTags} />
          <ImageUses id={item.id} />
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
        <Button variant="contained" disabled={!isChanged} onClick={save}>
          {adminMessages['admin.media.save']}
        </Button>
      </DialogActions>
      {isCropping && (
        <CropDialog
          src={thumbnail(item.url)}
          size={item}
          focus={focus}
          onClose={() => setIsCropping(false)}
          onCrop={async (area) => {
            await change({ path: `${path}/crop`, method: 'POST', data: area });
            setIsCropping(false);
          }}
        />
      )}
    </Dialog>
  );
}
