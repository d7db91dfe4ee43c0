import Check from '@mui/icons-material/Check';
import Translate from '@mui/icons-material/Translate';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { STAFF_LANGUAGES, type StaffLanguage } from '#rules/languages/staff-language.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

/** Each in its own words, for whoever cannot read the one that is shown. */
const NAMES: Readonly<Record<StaffLanguage, string>> = { en: 'English', de: 'Deutsch' };

/** The language of the admin for one person: as the shop, or one they choose. The page is loaded anew. */
export function LanguageButton() {
  const { client, config } = useAdmin();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = config.person.preferences.language ?? null;
  const label = adminMessages['admin.language'];

  async function choose(language: StaffLanguage | null) {
    setAnchor(null);
    if (language === chosen) return;
    const response = await client.send({
      path: 'vitrine/v1/preferences',
      method: 'PUT',
      data: { name: 'language', value: language },
    });
    // Who has unsaved changes is asked by the browser before the page goes.
    if (response.ok) window.location.reload();
    else notify(response.problem.message, { type: 'warning' });
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
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {[null, ...STAFF_LANGUAGES].map((language) => (
          <MenuItem
            key={language}
            role="menuitemradio"
            aria-checked={language === chosen}
            selected={language === chosen}
            {...(language !== null && { lang: language })}
            onClick={() => choose(language)}
          >
            <ListItemIcon>{language === chosen && <Check fontSize="small" />}</ListItemIcon>
            <ListItemText>
              {language === null ? adminMessages['admin.language.shop'] : NAMES[language]}
            </ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
