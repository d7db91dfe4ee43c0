import { List, ListItem, ListItemText } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { STAFF_ROLES } from './staff-member.ts';

/** What each role may do. */
export function RoleHints() {
  return (
    <List dense disablePadding>
      {STAFF_ROLES.map((role) => (
        <ListItem key={role} disableGutters>
          <ListItemText
            primary={adminMessages[`admin.people.${role}`]}
            secondary={adminMessages[`admin.people.${role}.about`]}
          />
        </ListItem>
      ))}
    </List>
  );
}
