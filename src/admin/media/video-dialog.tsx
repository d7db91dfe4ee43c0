import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { isDistantFile, videoKind } from '#rules/media/video-kind.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { videoResponse } from '#wire/vitrine/media.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import type { RestRequest } from '../rest/rest-client.ts';

interface VideoDialogProps {
  /** Of what the video belongs to. */
  name: string;
  hint?: string;
  value: string;
  onClose(): void;
  onChange(url: string): void;
}

/** A video for a picture of a product or for a page: an address, or a file that is uploaded. */
export function VideoDialog({ name, hint = '', value, onClose, onChange }: VideoDialogProps) {
  const { client } = useAdmin();
  const mayUpload = useMay('upload-media');
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(value);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  function take(url: string) {
    onChange(url);
    onClose();
  }

  /** A file becomes the shop's own, so that visitors ask no other site for it. */
  async function store(sent: Pick<RestRequest, 'body' | 'data'>) {
    setIsBusy(true);
    setProblem('');
    const response = await client.send({
      path: 'vitrine/v1/product-videos',
      method: 'POST',
      ...sent,
    });
    setIsBusy(false);
    const read = response.ok ? videoResponse.safeParse(response.data) : null;
    if (read?.success) take(read.data.url);
    else setProblem(response.ok ? adminMessages['rest.unknown'] : response.problem.message);
  }

  function confirm(event: FormEvent) {
    event.preventDefault();
    // The dialog is a child of the form of the product, which must not be sent with it.
    event.stopPropagation();
    const url = address.trim();
    if (url === '' || videoKind(url)) take(url);
    else if (mayUpload && isDistantFile(url)) void store({ data: { url } });
    else setProblem(adminMessages['admin.productForm.noVideo']);
  }

  function upload(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const body = new FormData();
    body.set('file', file, file.name);
    void store({ body });
    // So that the same file can be chosen again after a refusal.
    event.target.value = '';
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="video-title">
      <DialogTitle id="video-title">
        {adminMessages['admin.productForm.video']}: {name}
      </DialogTitle>
      <DialogContent>
        <form id="video-form" noValidate onSubmit={confirm}>
          <Stack spacing={2} sx={{ alignItems: 'start', paddingBlockStart: 1 }}>
            {hint !== '' && <Typography color="textSecondary">{hint}</Typography>}
            {problem !== '' && (
              <Alert severity="error" sx={{ inlineSize: '100%' }}>
                {problem}
              </Alert>
            )}
            <TextField
              autoFocus
              fullWidth
              size="small"
              label={adminMessages['admin.productForm.videoAddress']}
              helperText={adminMessages['admin.productForm.videoAddressHint']}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
            {mayUpload && (
              <>
                <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
                  {
                    adminMessages[
                      isBusy ? 'admin.productForm.videoBusy' : 'admin.productForm.uploadVideo'
                    ]
                  }
                </Button>
                <input
                  ref={input}
                  hidden
                  type="file"
                  accept="video/mp4,video/webm"
                  onChange={upload}
                />
              </>
            )}
          </Stack>
        </form>
      </DialogContent>
      <DialogActions>
        {value !== '' && (
          <Button color="error" disabled={isBusy} onClick={() => take('')}>
            {adminMessages['admin.productForm.removeVideo']}
          </Button>
        )}
        <Button onClick={onClose}>{adminMessages['admin.page.close']}</Button>
        <Button type="submit" form="video-form" variant="contained" disabled={isBusy}>
          {adminMessages['admin.productForm.useVideo']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
