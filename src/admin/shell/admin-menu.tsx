import HomeIcon from '@mui/icons-material/HomeOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Divider } from '@mui/material';
import { Fragment, useState } from 'react';
import { Menu, useSidebarState, useStore } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useSections } from '../admin-context.tsx';
import type { Section } from '../section.ts';
import { type MenuEntry, MenuEntryItems } from './menu-entry.tsx';
import { MenuGroup } from './menu-group.tsx';
import { menuOrder, toggled } from './menu-order.ts';
import { useWaiting } from './use-waiting.ts';

/** Entry and star beside each other; the arrow keys go through all that can be pressed. */
const TWO_COLUMNS = {
  '&.MuiList-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
  },
};

/** What the person may open, by task. The settings have a screen of their own that lists them. */
export function AdminMenu() {
  const entries = menuEntries(useSections());
  const [favourites, setFavourites] = useStore<string[]>('menu.favourites', []);
  const [folded, setFolded] = useStore<string[]>('menu.folded', []);
  const [pressed, setPressed] = useState('');
  const [isOpen] = useSidebarState();
  const waiting = useWaiting();
  const order = menuOrder(entries, favourites);
  const itemsOf = (each: readonly MenuEntry[], isFavourite: boolean) =>
    each.map((entry) => (
      <MenuEntryItems
        key={entry.name}
        entry={entry}
        isFavourite={isFavourite}
        isPressed={pressed === entry.name}
        onStar={() => {
          setPressed(entry.name);
          setFavourites(toggled(favourites, entry.name));
        }}
      />
    ));
  return (
    <Menu sx={TWO_COLUMNS}>
      <Menu.Item
        to="/"
        primaryText={adminMessages['admin.home']}
        leftIcon={<HomeIcon />}
        sx={{ gridColumn: '1 / -1' }}
      />
      {itemsOf(order.favourites, true)}
      {order.groups.map(({ task, entries: ofTask }) => {
        const hasHeading = isOpen && task !== 'settings' && isGroup(entries, task);
        if (!hasHeading) {
          return (
            <Fragment key={task}>
              {isOpen && <Divider component="li" sx={{ gridColumn: '1 / -1', marginBlock: 0.5 }} />}
              {itemsOf(ofTask, false)}
            </Fragment>
          );
        }
        const isFolded = folded.includes(task);
        return (
          <MenuGroup
            key={task}
            label={adminMessages[`admin.task.${task}`]}
            isFolded={isFolded}
            waiting={ofTask.map(({ name }) => waiting(name)).find(({ count }) => count > 0)}
            onFold={() => setFolded(toggled(folded, task))}
          >
            {itemsOf(ofTask, false)}
          </MenuGroup>
        );
      })}
    </Menu>
  );
}

/** Also where favourites have left one entry in it. */
function isGroup(entries: readonly MenuEntry[], task: MenuEntry['task']): boolean {
  return entries.filter((entry) => entry.task === task).length > 1;
}

function menuEntries(sections: readonly Section[]): MenuEntry[] {
  const others = sections.filter(({ task }) => task !== 'settings');
  if (others.length === sections.length) return others;
  const settings = {
    name: 'settings',
    label: adminMessages['admin.task.settings'],
    task: 'settings',
    icon: SettingsIcon,
  } as const;
  return [...others, settings];
}
