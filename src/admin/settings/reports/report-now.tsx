import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { reportSentResponse } from '#wire/vitrine/analytics.ts';
import { useAdmin } from '../../admin-context.tsx';
import { useMessage } from '../../ui/use-message.ts';

/** Sends the report by mail once more or beforehand, as it is saved; its day stays as it is. */
export function ReportNow() {
  const { client } = useAdmin();
  const message = useMessage();
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState('');

  async function send() {
    setIsSending(true);
    setSentTo('');
    setProblem('');
    const response = await client.send({ path: 'vitrine/v1/analytics/mail', method: 'POST' });
    setIsSending(false);
    if (response.ok) setSentTo(reportSentResponse.parse(response.data).sent.join(', '));
    else setProblem(response.problem.message);
  }

  return (
    <Card component="section" sx={{ marginBlockEnd: 2 }}>
      <CardContent>
        <Stack spacing={1} sx={{ alignItems: 'start' }}>
          <Typography>{adminMessages['admin.analytics.mail.nowHint']}</Typography>
          <Button variant="outlined" disabled={isSending} onClick={() => void send()}>
            {adminMessages['admin.analytics.mail.now']}
          </Button>
          <div role="status">
            {sentTo !== '' && (
              <Alert severity="success">
                {message('admin.analytics.mail.sent', { emails: sentTo })}
              </Alert>
            )}
            {problem !== '' && <Alert severity="error">{problem}</Alert>}
          </div>
        </Stack>
      </CardContent>
    </Card>
  );
}
