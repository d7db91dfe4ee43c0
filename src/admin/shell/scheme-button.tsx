import Check from '@mui/icons-material/Check';
import Dark from '@mui/icons-material/DarkModeOutlined';
import Light from '@mui/icons-material/LightModeOutlined';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useIsDark } from './use-is-dark.ts';

const CHOICES = ['light', 'dark', 'system'] as const;

/** Light, dark, or as the system says: the person's choice, in every browser. */
export function SchemeButton() {
  const store = useStoreContext();
  const [chosen] = useStore<string | undefined>('theme');
  const isDark = useIsDark();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = adminMessages['admin.scheme'];

  function choose(choice: (typeof CHOICES)[number]) {
    setAnchor(null);
    if (choice === 'system') store.removeItem('theme');
    else store.setItem('theme', choice);
  }

  return (
    <>
      <Tooltip title={label} enterDelay={300}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {isDark ? <Dark /> : <Light />}
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {CHOICES.map((choice) => {
          const isChosen = choice === (chosen ?? 'system');
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={isChosen}
              selected={isChosen}
              onClick={() => choose(choice)}
            >
              <ListItemIcon>{isChosen && <Check fontSize="small" />}</ListItemIcon>
              <ListItemText>{adminMessages[`admin.scheme.${choice}`]}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
