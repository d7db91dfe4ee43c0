import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';

/** Asks before somebody leaves what they have not saved: another screen, a reload, a closed tab. */
export function LeaveWarning({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
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
  );
}
