import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useUnsaved } from '../unsaved.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { type Upload, type UploadResult, type UploadState, useUploads } from './use-uploads.ts';

const STATES: Readonly<Record<Exclude<UploadState, 'refused' | 'same' | 'sending'>, string>> = {
  waiting: adminMessages['admin.media.waiting'],
  done: adminMessages['admin.media.done'],
  cancelled: adminMessages['admin.media.cancelled'],
};

interface UploadZoneProps {
  /** Only one, where only one is needed. */
  isSingle?: boolean;
  /** A picture that the shop has already is not stored again, and named. */
  unlessSame?: boolean;
  onDone(result: UploadResult): unknown;
}

/** Takes pictures by drag, by paste or from a file dialog, and shows how far each of them is. */
export function UploadZone({ isSingle = false, unlessSame = false, onDone }: UploadZoneProps) {
  const { uploads, isBusy, start, cancel } = useUploads({ unlessSame, onDone });
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  useUnsaved(isBusy, { isSaving: isBusy });
  useDroppedFiles(zone, take);
  const ended = uploads.filter(({ state }) => state !== 'waiting' && state !== 'sending').length;
  const sending = uploads.find(({ state }) => state === 'sending');

  function take(files: FileList | null) {
    setIsOver(false);
    const selected = [...(files ?? [])].slice(0, isSingle ? 1 : undefined);
    if (selected.length > 0) void start(selected);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files);
  }

  function dragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  const title = adminMessages['admin.media.uploads']
    .replace('{done}', String(ended))
    .replace('{all}', String(uploads.length));
  return (
    <Box
      ref={zone}
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      sx={{
        inlineSize: '100%',
        padding: 2,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography>
          {adminMessages[isSingle ? 'admin.media.dropOne' : 'admin.media.drop']}
        </Typography>
        <Button
          variant="contained"
          disabled={isBusy && isSingle}
          onClick={() => input.current?.click()}
        >
          {adminMessages[isSingle ? 'admin.page.uploadPicture' : 'admin.media.upload']}
        </Button>
        {isBusy && <Button onClick={cancel}>{adminMessages['admin.media.cancel']}</Button>}
        <input
          ref={input}
          hidden
          multiple={!isSingle}
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </Stack>
      {uploads.length > 0 && (
        <Box role="status" sx={{ marginBlockStart: 2 }}>
          <Typography>{title}</Typography>
          <LinearProgress
            variant="determinate"
            aria-label={title}
            value={((ended + (sending?.share ?? 0)) / uploads.length) * 100}
          />
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function UploadLine({ upload: { name, state, share, problem } }: { upload: Upload }) {
  if (state === 'refused') return <Alert severity="error">{`${name}: ${problem}`}</Alert>;
  if (state === 'same') return <Alert severity="info">{`${name}: ${problem}`}</Alert>;
  const percent = String(Math.round(share * 100));
  const words =
    state === 'sending'
      ? adminMessages[share < 1 ? 'admin.media.sending' : 'admin.media.preparing']
      : STATES[state];
  return (
    <Typography variant="body2">{`${name}: ${words.replace('{percent}', percent)}`}</Typography>
  );
}
