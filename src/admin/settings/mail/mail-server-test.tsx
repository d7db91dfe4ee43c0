import { Alert, type AlertColor, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { MailVerdict } from '#rules/emails/mail-verdict.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type MailTrialResponse, mailTrialResponse } from '#wire/vitrine/mail-server.ts';
import { useAdmin } from '../../admin-context.tsx';
import { useMessage } from '../../ui/use-message.ts';
import type { MailServerDraft } from './use-mail-server.ts';

const GENTLE: Readonly<Partial<Record<MailVerdict, AlertColor>>> = {
  accepted: 'success',
  'no-server': 'warning',
  unconfirmed: 'warning',
};

interface MailServerTestProps {
  draft: MailServerDraft;
  onTested(): Promise<void>;
}

/** Sends an email now, and shows in a sentence and in the server's words what came of it. */
export function MailServerTest({ draft, onTested }: MailServerTestProps) {
  const { client, config } = useAdmin();
  const [to, setTo] = useState(config.person.email);
  const [isSending, setIsSending] = useState(false);
  const [found, setFound] = useState<MailTrialResponse | null>(null);
  const [problem, setProblem] = useState('');

  async function send() {
    const path = 'vitrine/v1/mail-server/test';
    const response = await client.send({ path, method: 'POST', data: { to } });
    if (response.ok) setFound(mailTrialResponse.parse(response.data));
    else setProblem(response.problem.fields.to ?? response.problem.message);
    await onTested();
  }

  async function test() {
    setIsSending(true);
    setFound(null);
    setProblem('');
    if (!draft.isDirty || (await draft.save())) await send();
    setIsSending(false);
  }

  const action = draft.isDirty ? 'admin.mail.saveAndTest' : 'admin.mail.test';
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { xs: 'stretch', sm: 'start' } }}
      >
        <TextField
          id="mail-test-to"
          size="small"
          type="email"
          label={adminMessages['admin.mail.testTo']}
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
          onClick={() => void test()}
        >
          {adminMessages[isSending ? 'admin.mail.testing' : action]}
        </Button>
      </Stack>
      <Box role="status" sx={{ marginBlockStart: 1 }}>
        {found && <Verdict found={found} />}
      </Box>
    </Box>
  );
}

function Verdict({ found: { to, verdict, response } }: { found: MailTrialResponse }) {
  const message = useMessage();
  return (
    <Alert severity={GENTLE[verdict] ?? 'error'}>
      {message(`admin.mail.verdict.${verdict}`, { to })}
      {response !== '' && (
        <Typography
          component="p"
          variant="body2"
          sx={{ marginBlockStart: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {adminMessages[/^\d{3}/.test(response) ? 'admin.mail.response' : 'admin.mail.reason']}{' '}
          <code>{response}</code>
        </Typography>
      )}
    </Alert>
  );
}
