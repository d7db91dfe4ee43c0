import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { Unsaved } from '../ui/unsaved.tsx';
import { createUnsavedParts } from '../ui/unsaved-parts.ts';

/**
 * Asks before somebody leaves what they have not saved: another screen, a reload, a closed tab. It is
 * the only one of the admin: of two that block, the router asks one.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [parts] = useState(createUnsavedParts);
  const state = useSyncExternalStore(parts.subscribe, parts.state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      parts.state() !== 'none' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (parts.state() !== 'none') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [parts]);
  // A form that is saved goes on to another screen before it knows that it holds nothing any more.
  useEffect(() => {
    if (blocker.state === 'blocked' && state === 'none') blocker.proceed();
  }, [blocker, state]);
  return (
    <Unsaved value={parts}>
      {children}
      {blocker.state === 'blocked' && state === 'held' && (
        <Dialog open onClose={() => blocker.reset()} aria-labelledby="leave-title">
          <DialogTitle id="leave-title">{adminMessages['admin.leave.title']}</DialogTitle>
          <DialogContent>{adminMessages['admin.leave.text']}</DialogContent>
          <DialogActions>
            <Button autoFocus onClick={() => blocker.reset()}>
              {adminMessages['admin.leave.stay']}
            </Button>
            <Button color="error" onClick={() => blocker.proceed()}>
              {adminMessages['admin.leave.go']}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Unsaved>
  );
}
