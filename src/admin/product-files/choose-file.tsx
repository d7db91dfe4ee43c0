import { Alert, Button, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { importResponse } from '#wire/vitrine/product-files.ts';
import { useAdmin } from '../admin-context.tsx';
import { PartCard } from '../ui/part-card.tsx';

export function ChooseFile({ onSent }: { onSent(id: number): void }) {
  const { client } = useAdmin();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function sendFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again once it was mended.
    event.target.value = '';
    if (!file) return;
    setIsSending(true);
    setProblem('');
    const body = new FormData();
    body.set('file', file, file.name);
    const response = await client.send({
      path: 'vitrine/v1/products/imports',
      method: 'POST',
      body,
    });
    setIsSending(false);
    if (!response.ok) return setProblem(response.problem.message);
    onSent(importResponse.parse(response.data).id);
  }

  return (
    <PartCard title={adminMessages['admin.productFiles.import']}>
      <Typography color="textSecondary" gutterBottom>
        {adminMessages['admin.productFiles.importText']}
      </Typography>
      <Button variant="contained" disabled={isSending} onClick={() => input.current?.click()}>
        {adminMessages[isSending ? 'admin.productFiles.sending' : 'admin.productFiles.choose']}
      </Button>
      <input ref={input} hidden type="file" accept=".csv,text/csv" onChange={sendFile} />
      {problem !== '' && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {problem}
        </Alert>
      )}
    </PartCard>
  );
}
