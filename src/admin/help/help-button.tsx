import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useHelp } from './help-context.tsx';

/** Opens the page of the guide about the screen, and closes it again. */
export function HelpButton() {
  const { page, open, close } = useHelp();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = page !== null;
  const wasOpen = useRef(false);
  // Once help is gone: while it covers the window it holds the cursor.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <IconButton
      ref={button}
      color="inherit"
      aria-label={adminMessages['admin.help']}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? close() : open(''))}
    >
      <HelpIcon />
    </IconButton>
  );
}
