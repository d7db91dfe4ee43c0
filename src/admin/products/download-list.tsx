import { Alert, Box, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { downloadFileResponse } from '#wire/vitrine/download-file.ts';
import { useAdmin } from '../admin-context.tsx';
import type { DownloadFile } from './product-draft.ts';

/** Of the files as they are by then: an upload takes its time. */
export type FilesChange = (files: readonly DownloadFile[]) => readonly DownloadFile[];

interface DownloadListProps {
  files: readonly DownloadFile[];
  /** Of what is sold, where several lists are on a screen. */
  subject?: string;
  /** Why the files were refused; '' where they were not. */
  problem: string;
  onChange(change: FilesChange): void;
}

/** The files that buyers get: uploaded into a folder that only buyers read from, or named by address. */
export function DownloadList({ files, subject = '', problem, onChange }: DownloadListProps) {
  const upload = useDownloadUpload((file) => onChange((now) => [...now, { ...file, id: '' }]));
  const input = useRef<HTMLInputElement>(null);
  const about = (label: string) => (subject === '' ? label : `${label}: ${subject}`);

  function put(at: number, change: Partial<DownloadFile>) {
    onChange((now) => now.map((file, index) => (index === at ? { ...file, ...change } : file)));
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    void upload.start([...(event.target.files ?? [])]);
    // So that the same file can be chosen again after a refusal.
    event.target.value = '';
  }

  return (
    <Box role="group" aria-label={about(adminMessages['admin.productForm.files'])}>
      {files.length === 0 && (
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.productForm.noFiles']}
        </Typography>
      )}
      {files.map((file, at) => (
        <FileLine
          key={file.id || `${at}`}
          file={file}
          place={about(`${at + 1}`)}
          onChange={(change) => put(at, change)}
          onRemove={() => onChange((now) => now.filter((_, index) => index !== at))}
        />
      ))}
      {[problem, upload.problem].filter(Boolean).map((text) => (
        <Alert key={text} severity="error" sx={{ marginBlock: 1 }}>
          {text}
        </Alert>
      ))}
      {upload.isBusy && (
        <LinearProgress
          variant="determinate"
          value={upload.share * 100}
          aria-label={adminMessages['admin.productForm.fileBusy']}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', marginBlock: 1 }}>
        <Button
          variant="outlined"
          disabled={upload.isBusy}
          aria-label={about(adminMessages['admin.productForm.uploadFiles'])}
          onClick={() => input.current?.click()}
        >
          {adminMessages['admin.productForm.uploadFiles']}
        </Button>
        <Button
          aria-label={about(adminMessages['admin.productForm.addFile'])}
          onClick={() => onChange((now) => [...now, { id: '', name: '', file: '' }])}
        >
          {adminMessages['admin.productForm.addFile']}
        </Button>
        <input ref={input} hidden multiple type="file" onChange={take} />
      </Stack>
    </Box>
  );
}

interface FileLineProps {
  file: DownloadFile;
  /** Which of them it is, for its fields. */
  place: string;
  onChange(change: Partial<DownloadFile>): void;
  onRemove(): void;
}

function FileLine({ file, place, onChange, onRemove }: FileLineProps) {
  const { 'admin.productForm.fileName': name, 'admin.productForm.fileAddress': address } =
    adminMessages;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        marginBlockEnd: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
      }}
    >
      <TextField
        size="small"
        label={name}
        value={file.name}
        onChange={({ target }) => onChange({ name: target.value })}
        slotProps={{ htmlInput: { 'aria-label': `${name} ${place}` } }}
      />
      <TextField
        size="small"
        label={address}
        value={file.file}
        onChange={({ target }) => onChange({ file: target.value.trim() })}
        slotProps={{ htmlInput: { 'aria-label': `${address} ${place}` } }}
      />
      <Button
        size="small"
        aria-label={`${adminMessages['admin.productForm.remove']}: ${file.name || place}`}
        onClick={onRemove}
      >
        {adminMessages['admin.productForm.remove']}
      </Button>
    </Box>
  );
}

/** One after the other; what was stored before a refusal stays. */
function useDownloadUpload(onStored: (file: { name: string; file: string }) => void) {
  const { client } = useAdmin();
  const [isBusy, setIsBusy] = useState(false);
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState('');

  async function start(files: readonly File[]) {
    setProblem('');
    setIsBusy(files.length > 0);
    for (const file of files) {
      const body = new FormData();
      body.set('file', file, file.name);
      const response = await client.send({
        path: 'vitrine/v1/download-files',
        method: 'POST',
        body,
        onProgress: setShare,
      });
      const read = response.ok ? downloadFileResponse.safeParse(response.data) : null;
      if (read?.success) onStored(read.data);
      else {
        const text = response.ok ? adminMessages['rest.unknown'] : response.problem.message;
        setProblem(`${file.name}: ${text}`);
        break;
      }
    }
    setIsBusy(false);
  }

  return { isBusy, share, problem, start };
}
