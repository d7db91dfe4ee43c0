import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { blockKindText } from '#wire/messages/admin/blocks.ts';

interface AddBlockProps {
  label: string;
  kinds: readonly string[];
  onAdd(kind: string): void;
}

/** The kinds of blocks behind a button. */
export function AddBlock({ label, kinds, onAdd }: AddBlockProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        sx={{ alignSelf: 'start' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onAdd(kind);
            }}
          >
            {blockKindText(kind)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
