import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Badge, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Waiting } from './use-waiting.ts';

interface MenuGroupProps {
  label: string;
  isFolded: boolean;
  /** The first of its entries behind which something waits. */
  waiting: Waiting | undefined;
  onFold(): void;
  children: ReactNode;
}

/** A heading that folds what is under it; folded, it says what waits there. */
export function MenuGroup({ label, isFolded, waiting, onFold, children }: MenuGroupProps) {
  const hidden = isFolded && waiting ? waiting : { count: 0, words: '' };
  const words =
    hidden.count > 0 ? `: ${hidden.words.replace('{count}', String(hidden.count))}` : '';
  const name = adminMessages['admin.menu.group'].replace('{name}', label) + words;
  const Icon = isFolded ? ExpandMore : ExpandLess;
  return (
    <>
      <MenuItem
        tabIndex={0}
        aria-label={name}
        aria-expanded={!isFolded}
        onClick={onFold}
        sx={{ gridColumn: '1 / -1', marginBlockStart: 0.5, color: 'text.secondary' }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {label}
        </Typography>
        <Badge
          badgeContent={hidden.count}
          color="primary"
          slotProps={{ badge: { 'aria-hidden': true } }}
          sx={{ marginInlineEnd: 2.5 }}
        />
        <Icon fontSize="small" />
      </MenuItem>
      {!isFolded && children}
    </>
  );
}
