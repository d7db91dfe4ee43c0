import { Box, Drawer, type Theme, useMediaQuery } from '@mui/material';
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useHelp } from './help-context.tsx';

const HelpPanel = lazy(() => import('./help-panel.tsx'));

const WIDTH = '25rem';
/** The height of the bar at the top. */
const BAR = '3rem';

/** Help has its place beside the screen, or all of the window where there is no room for both. */
function useHasRoom(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
}

/** The screen, which makes room for help. */
export function BesideHelp({ children }: { children: ReactNode }) {
  const { page } = useHelp();
  const hasRoom = useHasRoom();
  return (
    <Box sx={{ marginInlineEnd: page !== null && hasRoom ? WIDTH : 0, minWidth: 0 }}>
      {children}
    </Box>
  );
}

export function HelpDrawer() {
  const { page, close } = useHelp();
  const hasRoom = useHasRoom();
  if (page === null) return null;

  return (
    <Drawer
      anchor="right"
      open
      variant={hasRoom ? 'persistent' : 'temporary'}
      onClose={close}
      transitionDuration={0}
      // The question mark takes the cursor back, whatever had it before.
      disableRestoreFocus
      slotProps={{
        paper: {
          component: hasRoom ? 'aside' : 'div',
          role: hasRoom ? undefined : 'dialog',
          'aria-label': adminMessages['admin.help'],
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Escape') close();
          },
          sx: hasRoom
            ? { width: WIDTH, insetBlockStart: BAR, height: `calc(100% - ${BAR})` }
            : { width: '100%' },
        },
      }}
    >
      <Suspense>
        <HelpPanel page={page} onClose={close} />
      </Suspense>
    </Drawer>
  );
}
