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
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMay, useSections } from '../admin-context.tsx';
import { BY_MATCH } from '../data/list-query.ts';
import type { ResourceRecords } from '../data/records.ts';
import type { ResourceName } from '../data/resources.ts';
import { useFirst } from '../data/use-records.ts';
import type { Section } from '../section.ts';

const FoundSettings = lazy(() => import('../settings/found-settings.tsx'));
const FoundHelp = lazy(() => import('../help/found-help.tsx'));

/** In the middle, each list that arrives would move the results above it while one is clicked. */
const AT_THE_TOP = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

/** Ctrl+K, or ⌘K: one field over all that the person may see. */
export function GlobalSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const maySet = useMay('manage-settings');
  const sections = useSections();

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
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" sx={AT_THE_TOP}>
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
            sections.map((section) => (
              <FoundIn key={section.name} section={section} words={words.trim()} onPick={close} />
            ))}
          {words.trim() !== '' && maySet && (
            <Suspense>
              <FoundSettings words={words.trim()} max={5} onPick={close} />
            </Suspense>
          )}
          {words.trim() !== '' && (
            <Suspense>
              <FoundHelp words={words.trim()} onPick={close} />
            </Suspense>
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

interface FoundInProps {
  section: Section;
  words: string;
  onPick(): void;
}

/** Of the other sections no records are searched. */
function FoundIn({ section: { name, label }, ...search }: FoundInProps) {
  switch (name) {
    case 'products':
      return <Found {...search} resource={name} label={label} toLabel={productLabel} />;
    case 'orders':
      return <Found {...search} resource={name} label={label} toLabel={orderLabel} />;
    case 'customers':
      return <Found {...search} resource={name} label={label} toLabel={customerLabel} />;
    default:
      return null;
  }
}

const productLabel = ({ id, name }: ResourceRecords['products']) => name || String(id);
const customerLabel = ({ name, email }: ResourceRecords['customers']) => name || email;
const orderLabel = ({ number, billing }: ResourceRecords['orders']) =>
  `${number} · ${billing.first_name} ${billing.last_name}`.trim();

interface FoundProps<Name extends ResourceName> extends Omit<FoundInProps, 'section'> {
  resource: Name;
  label: string;
  toLabel(record: ResourceRecords[Name]): string;
}

/** The first few of a resource, each with the way to it. */
function Found<Name extends ResourceName>(props: FoundProps<Name>) {
  const { resource, label, words, toLabel, onPick } = props;
  const { data = [] } = useFirst(resource, { limit: 5, sort: BY_MATCH, filter: { q: words } });
  return (
    <List dense subheader={<ListSubheader disableGutters>{label}</ListSubheader>}>
      {data.length === 0 && (
        <Typography component="li" color="textSecondary">
          {adminMessages['admin.search.nothing']}
        </Typography>
      )}
      {data.map((record) => (
        <li key={record.id}>
          <ListItemButton
            component={Link}
            to={`/${resource}/${encodeURIComponent(record.id)}`}
            onClick={onPick}
          >
            <ListItemText primary={toLabel(record)} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
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
