import { List, ListItemButton, ListItemText, ListSubheader } from '@mui/material';
import { findPages } from '#rules/guide/find-pages.ts';
import { helpMessages } from '#wire/messages/admin/help.ts';
import { useSections } from '../admin-context.tsx';
import { GUIDE } from './guide-pages.ts';
import { useHelp } from './help-context.tsx';

/** Pages of the guide about the words typed, of screens that the person may open. */
export default function FoundHelp({ words, onPick }: { words: string; onPick(): void }) {
  const { open } = useHelp();
  const sections = useSections();
  const allowed = new Set(['home', ...sections.map(({ name }) => name)]);
  if (sections.some(({ task }) => task === 'settings')) allowed.add('settings');
  const pages = [...GUIDE].flatMap(([name, page]) => (allowed.has(name) ? [{ name, page }] : []));
  const found = findPages(pages, words);
  if (found.length === 0) return null;
  return (
    <List
      dense
      subheader={<ListSubheader disableGutters>{helpMessages['help.title']}</ListSubheader>}
    >
      {found.map(({ name, title, heading }) => (
        <li key={name}>
          <ListItemButton
            component="button"
            sx={{ width: '100%' }}
            onClick={() => {
              onPick();
              open(name);
            }}
          >
            <ListItemText primary={title} secondary={heading} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
