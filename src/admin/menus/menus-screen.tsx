import { Alert, Box, CircularProgress, MenuItem, TextField } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Menu, menusResponse } from '#wire/vitrine/content.ts';
import { Changes } from '../ui/changes.tsx';
import { useReading } from '../ui/use-reading.ts';
import { MenuEditor } from './menu-editor.tsx';
import { toRows } from './menu-entry.ts';

/** One of the shop's menus at a time; `menu` or `menu_id` of the address says which. */
export default function MenusScreen() {
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useReading('vitrine/v1/menus', menusResponse);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <CircularProgress />;
  const item = query.get('menu_id') ?? '';
  const menu =
    data.find(({ name }) => name === query.get('menu')) ??
    data.find(({ items }) => toRows(items).some(({ id }) => id === item)) ??
    data.find(({ name }) => name === 'main');
  if (!menu) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: '56rem' }}>
      <Title title={adminMessages['admin.menus']} />
      <TextField
        select
        size="small"
        label={adminMessages['admin.menu.which']}
        value={menu.name}
        onChange={({ target }) => setQuery({ menu: target.value })}
      >
        {data.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {getName(name)}
          </MenuItem>
        ))}
      </TextField>
      <MenuEditor
        key={`${menu.name} ${menu.version}`}
        menu={menu}
        title={getName(menu.name)}
        opened={item}
        onReload={async () => {
          await refetch();
        }}
      />
      <Changes resource="menu" subject={menu.name} version={String(menu.version)} />
    </Box>
  );
}

function getName(name: Menu['name']): string {
  const texts: Readonly<Record<string, string>> = adminMessages;
  return texts[`admin.menu.${name}`] ?? name;
}
