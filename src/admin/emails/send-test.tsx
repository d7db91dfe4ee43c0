import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { TypedTexts } from './email-texts.tsx';

interface SendTestProps {
  id: string;
  /** What is sent is what the preview shows. */
  draft: { texts: TypedTexts; last_order: boolean };
}

/** Sends the email of the preview to an address to see how it looks there. */
export function SendTest({ id, draft }: SendTestProps) {
  const { client, config } = useAdmin();
  const notify = useNotify();
  const [to, setTo] = useState(config.person.email);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);

  async function send() {
    setIsSending(true);
    const response = await client.send({
      path: `vitrine/v1/emails/${id}/test`,
      method: 'POST',
      data: { to, ...draft },
    });
    setIsSending(false);
    setProblem(response.ok ? '' : (response.problem.fields.to ?? response.problem.message));
    if (response.ok) notify(adminMessages['admin.emails.sent'], { type: 'success' });
  }

  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2" sx={{ marginBlockEnd: 1 }}>
          {adminMessages['admin.emails.test']}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: 'start' }}>
          <TextField
            size="small"
            type="email"
            label={adminMessages['admin.emails.testTo']}
            value={to}
            error={problem !== ''}
            helperText={problem}
            onChange={({ target }) => setTo(target.value)}
            sx={{ flexGrow: 1 }}
          />
          <Button
            variant="outlined"
            disabled={isSending}
            sx={{ flexShrink: 0 }}
            onClick={() => void send()}
          >
            {adminMessages['admin.emails.sendTest']}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
