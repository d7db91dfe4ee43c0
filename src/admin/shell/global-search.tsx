import SearchIcon from '@mui/icons-material/Search';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItemButton,
  ListItemText,
  ListSubheader,
  TextField,
  Typography,
} from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay, useSections } from '../admin-context.tsx';
import { BY_MATCH } from '../data/list-query.ts';
import type { Section } from '../section.ts';

const FoundSettings = lazy(() => import('../settings/found-settings.tsx'));

/** The sections whose records are searched. */
const SEARCHED: readonly string[] = ['products', 'orders', 'customers'];

/** Ctrl+K, or ⌘K: one field over all that the person may see. */
export function GlobalSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const maySet = useMay('manage-settings');
  const searched = useSections().filter(({ name }) => SEARCHED.includes(name));

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);

  function close() {
    setIsOpen(false);
    setWords('');
  }

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={adminMessages['admin.search.all']}
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm">
        <DialogTitle>{adminMessages['admin.search.all']}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            type="search"
            label={adminMessages['admin.search.hint']}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Screens words={words} onPick={close} />
          {words.trim() !== '' &&
            searched.map((section) => (
              <Found key={section.name} section={section} words={words.trim()} onPick={close} />
            ))}
          {words.trim() !== '' && maySet && (
            <Suspense>
              <FoundSettings words={words.trim()} max={5} onPick={close} />
            </Suspense>
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

interface FoundProps {
  section: Section;
  words: string;
  onPick(): void;
}

/** The first few of a resource, each with the way to it. */
function Found({ section: { name, label }, words, onPick }: FoundProps) {
  const { data = [] } = useGetList(name, {
    pagination: { page: 1, perPage: 5 },
    sort: BY_MATCH,
    filter: { q: words },
  });
  return (
    <List dense subheader={<ListSubheader disableGutters>{label}</ListSubheader>}>
      {data.length === 0 && (
        <Typography component="li" color="textSecondary">
          {adminMessages['admin.search.nothing']}
        </Typography>
      )}
      {data.map((record) => (
        <li key={record.id}>
          <ListItemButton component={Link} to={getPlace(name, record)} onClick={onPick}>
            <ListItemText primary={toLabel(name, record)} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}

function getPlace(name: string, record: RaRecord): string {
  return `/${name}/${encodeURIComponent(record.id)}`;
}

function toLabel(name: string, record: RaRecord): string {
  if (name === 'orders') {
    const { first_name: first = '', last_name: last = '' } = record.billing ?? {};
    return `${record.number} · ${first} ${last}`.trim();
  }
  return String(record.name || record.email || record.id);
}

function Screens({ words, onPick }: { words: string; onPick(): void }) {
  const query = words.trim().toLowerCase();
  const found = useSections().filter(({ label }) => label.toLowerCase().includes(query));
  if (found.length === 0) return null;
  return (
    <List dense>
      {found.map(({ name, label }) => (
        <li key={name}>
          <ListItemButton component={Link} to={`/${name}`} onClick={onPick}>
            <ListItemText primary={label} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
