import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import type { AdminConfig } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { patientClient } from '../rest/patient-client.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { ShellTheme } from './shell-theme.tsx';

interface LogInAgainProps {
  config: AdminConfig;
  client: RestClient;
  children(client: RestClient): ReactNode;
}

/** The shop's own log-in, second factor included, in a window of its own; the screen stays as it is. */
export function LogInAgain({ config, client, children }: LogInAgainProps) {
  const [result, setResult] = useState<{ give(isBack: boolean): void } | null>(null);
  const patient = useMemo(() => {
    const logIn = () => new Promise<boolean>((give) => setResult({ give }));
    return patientClient(client, logIn);
  }, [client]);

  function end(isBack: boolean) {
    result?.give(isBack);
    setResult(null);
  }

  return (
    <>
      {children(patient)}
      <ShellTheme>
        <Dialog open={result !== null} aria-labelledby="log-in-again">
          <DialogTitle id="log-in-again">{adminMessages['admin.logIn.title']}</DialogTitle>
          <DialogContent>{adminMessages['admin.logIn.text']}</DialogContent>
          <DialogActions>
            <Button onClick={() => end(false)}>{adminMessages['admin.logIn.leave']}</Button>
            <Button href={config.logInUrl} target="_blank" rel="noreferrer">
              {adminMessages['admin.logIn.open']}
            </Button>
            <Button variant="contained" onClick={() => end(true)}>
              {adminMessages['admin.logIn.goOn']}
            </Button>
          </DialogActions>
        </Dialog>
      </ShellTheme>
    </>
  );
}
