import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { type UploadState, useUploads } from './use-uploads.ts';

const STATES: Readonly<Record<Exclude<UploadState, 'refused'>, string>> = {
  waiting: adminMessages['admin.media.waiting'],
  sending: adminMessages['admin.media.sending'],
  done: adminMessages['admin.media.done'],
  cancelled: adminMessages['admin.media.cancelled'],
};

/** Takes pictures by drag or from a file dialog, and shows how far each of them is. */
export function UploadZone({ onDone }: { onDone(): Promise<unknown> }) {
  const { uploads, isBusy, start, cancel } = useUploads(onDone);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ended = uploads.filter(({ state }) => state !== 'waiting' && state !== 'sending').length;

  function take(files: FileList | null) {
    setIsOver(false);
    if (files && files.length > 0 && !isBusy) void start([...files]);
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
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      sx={{
        padding: 2,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography>{adminMessages['admin.media.drop']}</Typography>
        <Button variant="contained" disabled={isBusy} onClick={() => input.current?.click()}>
          {adminMessages['admin.media.upload']}
        </Button>
        {isBusy && <Button onClick={cancel}>{adminMessages['admin.media.cancel']}</Button>}
        <input
          ref={input}
          hidden
          multiple
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
            value={(ended / uploads.length) * 100}
          />
          {uploads.map(({ id, name, state, problem }) =>
            state === 'refused' ? (
              <Alert key={id} severity="error">{`${name}: ${problem}`}</Alert>
            ) : (
              <Typography key={id} variant="body2">{`${name}: ${STATES[state]}`}</Typography>
            ),
          )}
        </Box>
      )}
    </Box>
  );
}
