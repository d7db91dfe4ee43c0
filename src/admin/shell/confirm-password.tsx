import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { type AskPassword, confirmingClient } from '../rest/confirming-client.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { ShellTheme } from './shell-theme.tsx';

interface PendingConfirm {
  check: Parameters<AskPassword>[0];
  confirm(isConfirmed: boolean): void;
}

interface ConfirmPasswordProps {
  client: RestClient;
  children(client: RestClient): ReactNode;
}

/** What decides over accounts asks for the password again; the screen behind it stays as it is. */
export function ConfirmPassword({ client, children }: ConfirmPasswordProps) {
  const [requested, setRequested] = useState<PendingConfirm | null>(null);
  const confirming = useMemo(() => {
    const ask: AskPassword = (check) =>
      new Promise<boolean>((respond) => setRequested({ check, confirm: respond }));
    return confirmingClient(client, ask);
  }, [client]);

  function end(isConfirmed: boolean) {
    requested?.confirm(isConfirmed);
    setRequested(null);
  }

  return (
    <>
      {children(confirming)}
      <ShellTheme>
        <Dialog
          open={requested !== null}
          maxWidth="xs"
          fullWidth
          aria-labelledby="confirm-password"
          aria-describedby="confirm-password-text"
          onClose={() => end(false)}
        >
          {requested && <PasswordForm check={requested.check} onEnd={end} />}
        </Dialog>
      </ShellTheme>
    </>
  );
}

interface PasswordFormProps {
  check: PendingConfirm['check'];
  onEnd(isConfirmed: boolean): void;
}

function PasswordForm({ check, onEnd }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isChecking, setIsChecking] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    setIsChecking(true);
    const found = await check(password);
    setIsChecking(false);
    if (found === null) onEnd(true);
    else setProblem(found);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle id="confirm-password">{adminMessages['admin.confirm.title']}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-password-text" sx={{ marginBlockEnd: 2 }}>
          {adminMessages['admin.confirm.text']}
        </DialogContentText>
        <TextField
          type="password"
          autoComplete="current-password"
          autoFocus
          fullWidth
          label={adminMessages['admin.confirm.password']}
          value={password}
          error={problem !== ''}
          helperText={problem}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { maxLength: 1024 }, formHelperText: { role: 'alert' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onEnd(false)}>{adminMessages['admin.confirm.leave']}</Button>
        <Button type="submit" variant="contained" disabled={password === '' || isChecking}>
          {adminMessages['admin.confirm.go']}
        </Button>
      </DialogActions>
    </form>
  );
}
