import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

/** Sends the email, with an example, to an address to see how it looks there. */
export function SendTest({ id }: { id: string }) {
  const { client, config } = useAdmin();
  const notify = useNotify();
  const [to, setTo] = useState(config.person.email);
  const [problem, setProblem] = useState('');

  async function send() {
    const response = await client.send({
      path: `vitrine/v1/emails/${id}/test`,
      method: 'POST',
      data: { to },
    });
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
          <Button variant="outlined" sx={{ flexShrink: 0 }} onClick={() => void send()}>
            {adminMessages['admin.emails.sendTest']}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
