import { Badge, Box } from '@mui/material';
import type { ReactNode } from 'react';

const HEARD_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The sign of a menu item with how much waits behind it; the number is said in its text. */
export function WaitingIcon({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Badge badgeContent={count} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
      {children}
    </Badge>
  );
}

/** "Orders", and for whoever hears it ": 3 to ship". */
export function WaitingText({
  label,
  count,
  words,
}: {
  label: string;
  count: number;
  words: string;
}) {
  if (count === 0 || words === '') return <>{label}</>;
  return (
    <>
      {label}
      <Box component="span" sx={HEARD_ONLY}>
        {`: ${words.replace('{count}', String(count))}`}
      </Box>
    </>
  );
}
