import { Alert, Button, Snackbar } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Connection, connectedClient } from '../rest/connected-client.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { ShellTheme } from './shell-theme.tsx';

/** A device may say that it has a network although the shop cannot be reached; then it is tried again. */
const TRY_AGAIN_MS = 5000;

interface Waiting {
  response: Promise<boolean>;
  go(tryAgain: boolean): void;
}

/** Requests that wait at the same time wait for the same thing. */
function createConnection(show: (waiting: Waiting | null) => void): Connection {
  let current: Waiting | null = null;

  function wait(): Waiting {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const back = () => go(true);
    const timer = setTimeout(() => {
      if (navigator.onLine) go(true);
    }, TRY_AGAIN_MS);
    const go = (tryAgain: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('online', back);
      current = null;
      if (!tryAgain) show(null);
      resolve(tryAgain);
    };
    window.addEventListener('online', back);
    return { response: promise, go };
  }

  return {
    isOnline: () => navigator.onLine,
    untilBack() {
      if (current === null) {
        current = wait();
        show(current);
      }
      return current.response;
    },
    // An answer to another request hides nothing from who still waits.
    isBack: () => {
      if (current === null) show(null);
    },
  };
}

interface ConnectionNoticeProps {
  client: RestClient;
  children(client: RestClient): ReactNode;
}

/** Says that the network is gone, holds back what was sent meanwhile, and sends it afterwards. */
export function ConnectionNotice({ client, children }: ConnectionNoticeProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const connected = useMemo(() => connectedClient(client, createConnection(setWaiting)), [client]);
  return (
    <>
      {children(connected)}
      <ShellTheme>
        <Snackbar
          open={waiting !== null}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Alert
            severity="warning"
            variant="standard"
            action={
              <>
                <Button color="inherit" size="small" onClick={() => waiting?.go(true)}>
                  {adminMessages['admin.connection.tryNow']}
                </Button>
                <Button color="inherit" size="small" onClick={() => waiting?.go(false)}>
                  {adminMessages['admin.connection.giveUp']}
                </Button>
              </>
            }
          >
            {`${adminMessages['rest.offline']} ${adminMessages['admin.connection.gone']}`}
          </Alert>
        </Snackbar>
      </ShellTheme>
    </>
  );
}
