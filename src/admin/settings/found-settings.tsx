import { List, ListItemButton, ListItemText, ListSubheader, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { SETTING_GROUPS } from '#wire/messages/settings/groups.ts';
import { type Setting, settingsResponse } from '#wire/vitrine/setting.ts';
import { useAdmin } from '../admin-context.tsx';

interface FoundSettingsProps {
  words: string;
  max: number;
  onPick?(): void;
}

const NONE: readonly Setting[] = [];

/** The settings that match some words, each with the way to its field. */
export default function FoundSettings({ words, max: limit, onPick }: FoundSettingsProps) {
  const { client } = useAdmin();
  const { data = NONE } = useQuery({
    queryKey: ['found-settings', words],
    queryFn: async () => {
      const response = await client.send({ path: 'vitrine/v1/settings', query: { search: words } });
      return response.ok ? settingsResponse.parse(response.data) : NONE;
    },
  });
  return (
    <List
      dense
      subheader={
        <ListSubheader disableGutters disableSticky>
          {adminMessages['admin.task.settings']}
        </ListSubheader>
      }
    >
      {data.length === 0 && (
        <Typography component="li" color="textSecondary">
          {adminMessages['admin.search.nothing']}
        </Typography>
      )}
      {data.slice(0, limit).map((item) => (
        <li key={item.name}>
          <ListItemButton
            component={Link}
            to={settingPlace(item)}
            {...(onPick && { onClick: onPick })}
          >
            <ListItemText
              primary={item.label}
              secondary={`${groupLabel(item)} · ${item.description}`}
            />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}

function groupLabel({ group }: Setting): string {
  return SETTING_GROUPS.find(({ id }) => id === group)?.label ?? group;
}

/** Where a setting is changed; its field is scrolled to and marked. */
function settingPlace({ group, name }: Pick<Setting, 'group' | 'name'>): string {
  return `/settings/${group}?${new URLSearchParams({ setting: name })}`;
}
