import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { isMailProvider, type MailProvider } from '#rules/emails/mail-provider.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { MailServer } from '#wire/vitrine/mail-server.ts';
import { TextToCopy } from '../../ui/text-to-copy.tsx';

const NAMES: Readonly<Record<MailProvider, string>> = {
  ses: 'Amazon SES',
  brevo: 'Brevo',
  mailgun: 'Mailgun',
  postmark: 'Postmark',
  sendgrid: 'SendGrid',
};

/** The address at which a mail provider reports what bounced and who complained. */
export function MailReports({ reports }: Pick<MailServer, 'reports'>) {
  const [chosen, setChosen] = useState<MailProvider | ''>('');
  const address = reports.find(({ provider }) => provider === chosen)?.url;
  return (
    <Box component="section" aria-labelledby="mail-reports" sx={{ marginBlockStart: 3 }}>
      <Typography id="mail-reports" component="h3" variant="h3">
        {adminMessages['admin.mail.reports']}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {adminMessages['admin.mail.reports.about']}
      </Typography>
      <TextField
        select
        size="small"
        fullWidth
        label={adminMessages['admin.mail.reports.provider']}
        value={chosen}
        onChange={({ target }) => setChosen(isMailProvider(target.value) ? target.value : '')}
      >
        {reports.map(({ provider }) => (
          <MenuItem key={provider} value={provider}>
            {NAMES[provider]}
          </MenuItem>
        ))}
      </TextField>
      {address !== undefined && chosen !== '' && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <TextToCopy label={adminMessages['admin.mail.reports.url']} text={address} />
          <Typography variant="body2" color="textSecondary">
            {adminMessages[`admin.mail.reports.${chosen}`]}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
