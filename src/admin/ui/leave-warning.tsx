import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';

interface LeaveWarningProps {
  /** Whether something is not saved; a function is asked at the moment of leaving. */
  when: boolean | (() => boolean);
}

/** Asks before somebody leaves what they have not saved: another screen, a reload, a closed tab. */
export function LeaveWarning({ when }: LeaveWarningProps) {
  const isUnsaved = typeof when === 'function' ? when : () => when;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (when === false) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (when === true || when()) event.preventDefault();
    };
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
