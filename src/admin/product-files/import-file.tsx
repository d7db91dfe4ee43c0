import { Alert, Box, Button, CircularProgress, LinearProgress, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { importResponse } from '#wire/vitrine/product-files.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';
import { ImportColumns, type ImportRequest } from './import-columns.tsx';
import { ImportReport } from './import-report.tsx';
import type { ProductImport } from './product-import.ts';

const LOOK_EVERY_MS = 1000;

/** One file: what its columns are, what would change, how far it is, what was done. */
export function ImportFile({ id, onAnother }: { id: number; onAnother(): void }) {
  const [file, setFile] = useState<ProductImport | null>(null);
  const send = useRest();
  const path = `vitrine/v1/products/imports/${id}`;

  const look = useCallback(async () => {
    const response = await send({ path });
    if (response.ok) setFile(importResponse.parse(response.data));
  }, [send, path]);

  useEffect(() => {
    void look();
  }, [look]);

  const isRunning = file?.state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isRunning, look]);

  async function start(request: ImportRequest) {
    const response = await send({ path: `${path}/start`, method: 'POST', data: request });
    if (response.ok) setFile(importResponse.parse(response.data));
  }

  async function stop() {
    const response = await send({ path: `${path}/cancel`, method: 'POST' });
    if (response.ok) setFile(importResponse.parse(response.data));
  }

  if (!file) return <CircularProgress />;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {file.name} · {file.total} {adminMessages['admin.productFiles.lines']}
        </Typography>
        <Button onClick={onAnother} disabled={isRunning}>
          {adminMessages['admin.productFiles.another']}
        </Button>
      </Box>
      {isRunning && <Running file={file} onStop={stop} />}
      {(file.state === 'done' || file.state === 'cancelled') && <ImportReport file={file} />}
      {!isRunning && !(file.state === 'done' && !file.dry_run) && (
        <ImportColumns file={file} onStart={start} />
      )}
    </>
  );
}

function Running({ file, onStop }: { file: ProductImport; onStop(): void }) {
  return (
    <PartCard
      title={adminMessages[file.dry_run ? 'admin.productFiles.tried' : 'admin.productFiles.report']}
    >
      <LinearProgress
        variant="determinate"
        value={(file.done / Math.max(1, file.total)) * 100}
        aria-label={adminMessages['admin.productFiles.running']}
      />
      <Alert severity="info" sx={{ marginBlock: 2 }}>
        {adminMessages['admin.productFiles.running']} {file.done} / {file.total}
      </Alert>
      <Button variant="outlined" onClick={onStop}>
        {adminMessages['admin.productFiles.cancel']}
      </Button>
    </PartCard>
  );
}
