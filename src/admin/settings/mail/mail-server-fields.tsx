import { MenuItem, Stack, TextField, type TextFieldProps } from '@mui/material';
import { MAIL_ENCRYPTIONS } from '#rules/emails/mail-server-address.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { MailServer } from '#wire/vitrine/mail-server.ts';
import { useMessage } from '../../ui/use-message.ts';
import type { MailField, MailServerDraft } from './use-mail-server.ts';

interface MailServerFieldsProps {
  server: MailServer;
  draft: MailServerDraft;
  mayChange: boolean;
}

export function MailServerFields({ server, draft, mayChange }: MailServerFieldsProps) {
  const message = useMessage();
  const isFixed = !mayChange || server.source === 'environment';

  function field(name: MailField, label: string, hint = ''): TextFieldProps {
    const problem = draft.problemOf(name);
    return {
      id: `mail-${name}`,
      label,
      value: draft.valueOf(name),
      error: problem !== '',
      helperText: problem || hint,
      onChange: ({ target }) => draft.change(name, target.value),
      size: 'small',
      fullWidth: true,
    };
  }

  return (
    <Stack spacing={2} sx={{ marginBlock: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          {...field('host', adminMessages['admin.mail.host'], adminMessages['admin.mail.hostHint'])}
          disabled={isFixed}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 253 } }}
        />
        <TextField
          {...field('port', adminMessages['admin.mail.port'])}
          disabled={isFixed}
          sx={{ maxWidth: { sm: '8rem' } }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
        />
      </Stack>
      <TextField
        {...field('encryption', adminMessages['admin.mail.encryption'])}
        select
        disabled={isFixed}
      >
        {MAIL_ENCRYPTIONS.map((encryption) => (
          <MenuItem key={encryption} value={encryption}>
            {adminMessages[`admin.mail.encryption.${encryption}`]}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          {...field('user', adminMessages['admin.mail.user'], adminMessages['admin.mail.userHint'])}
          disabled={isFixed}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 200 } }}
        />
        <TextField
          {...field(
            'password',
            adminMessages['admin.mail.password'],
            server.has_password ? adminMessages['admin.mail.passwordStored'] : '',
          )}
          type="password"
          disabled={isFixed}
          slotProps={{ htmlInput: { autoComplete: 'new-password', maxLength: 200 } }}
        />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          {...field(
            'sender_name',
            adminMessages['admin.mail.senderName'],
            message('admin.mail.senderHint', { text: server.shop_name }),
          )}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 80 } }}
        />
        <TextField
          {...field(
            'sender_address',
            adminMessages['admin.mail.senderAddress'],
            message('admin.mail.senderHint', { text: server.shop_address }),
          )}
          type="email"
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 254 } }}
        />
      </Stack>
    </Stack>
  );
}
