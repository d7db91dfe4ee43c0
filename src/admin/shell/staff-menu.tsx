import Check from '@mui/icons-material/Check';
import { ListItemIcon, ListItemText, ListSubheader, MenuItem } from '@mui/material';
import { Logout, UserMenu, useNotify, useUserMenu } from 'react-admin';
import { STAFF_LANGUAGES, type StaffLanguage } from '#rules/languages/staff-language.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';

/** Each in its own words, for whoever cannot read the one that is shown. */
const NAMES: Readonly<Record<StaffLanguage, string>> = { en: 'English', de: 'Deutsch' };

/** What is the person's own: the language of the admin, and the way out. */
export function StaffMenu() {
  return (
    <UserMenu>
      <ListSubheader disableSticky role="presentation">
        {adminMessages['admin.language']}
      </ListSubheader>
      {[null, ...STAFF_LANGUAGES].map((language) => (
        <LanguageChoice key={language} language={language} />
      ))}
      <Logout />
    </UserMenu>
  );
}

/** As the shop, or one of the admin's. The page is loaded anew. */
function LanguageChoice({ language }: { language: StaffLanguage | null }) {
  const { client, config } = useAdmin();
  const notify = useNotify();
  const menu = useUserMenu();
  const chosen = config.person.preferences.language ?? null;

  async function choose() {
    menu?.onClose();
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
    <MenuItem
      role="menuitemradio"
      aria-checked={language === chosen}
      selected={language === chosen}
      {...(language !== null && { lang: language })}
      onClick={choose}
    >
      <ListItemIcon>{language === chosen && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText>
        {language === null ? adminMessages['admin.language.shop'] : NAMES[language]}
      </ListItemText>
    </MenuItem>
  );
}
