import {
  Alert,
  Box,
  Card,
  CardContent,
  Link,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { nameIn } from '#rules/changes/changed-fields.ts';
import { recordWords } from '#wire/messages/admin/record-words.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { changeResponse, type LoggedChange } from '#wire/vitrine/running.ts';
import { useMay } from '../admin-context.tsx';
import { ChangedValues } from './changed-values.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { Moment } from './moment.tsx';
import { useReading } from './use-reading.ts';

interface ChangesProps {
  /** As the manager's log calls it, such as `order` or `setting`. */
  resource: string;
  /** Left out for all of them. */
  subject?: number | string;
  /** Of the thing: with another one the list is read again. */
  version?: string;
  /** For what can be put back to what it was before one of its changes. */
  goBack?: GoBack;
}

export interface GoBack {
  label: string;
  /** What will happen, in a sentence. */
  text: string;
  onConfirm(changeId: number): Promise<void>;
}

const PAGE_SIZE = 5;
const LOG = 'vitrine/v1/log';

/** The latest changes of one thing and its parts: who, when, before → after. */
export function Changes(props: ChangesProps) {
  return useMay('see-audit-log') ? <ChangesCard {...props} /> : null;
}

/** Those of the record that the form around it edits; not every kind of thing says when it changed. */
export function RecordChanges({ resource }: Pick<ChangesProps, 'resource'>) {
  const record = useRecordContext();
  if (!record) return null;
  return <Changes resource={resource} subject={record.id} version={JSON.stringify(record)} />;
}

function ChangesCard({ resource, subject, version = '', goBack }: ChangesProps) {
  const title = useId();
  const displayed =
    subject === undefined ? { resource } : { resource, subject: String(subject), with_parts: true };
  const query = { ...displayed, per_page: PAGE_SIZE };
  const { data, error } = useReading(LOG, changeResponse, { query, version });
  const filter = JSON.stringify(displayed);
  return (
    <Card component="section" aria-labelledby={title}>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom id={title}>
          {adminMessages['admin.log.panel']}
        </Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && <Typography>{adminMessages['admin.log.none']}</Typography>}
        <List dense disablePadding>
          {data?.map((change) => (
            <ListItem key={change.id} disableGutters divider>
              {change.resource === resource && subject !== undefined ? (
                <RecordedChange change={change} goBack={goBack} />
              ) : (
                <PartChange change={change} />
              )}
            </ListItem>
          ))}
        </List>
        {data?.length === PAGE_SIZE && (
          <Link component={RouterLink} to={`/log?${new URLSearchParams({ filter })}`}>
            {adminMessages['admin.log.showAll']}
          </Link>
        )}
      </CardContent>
    </Card>
  );
}

function RecordedChange({ change, goBack }: { change: LoggedChange; goBack: GoBack | undefined }) {
  const { id, action, before, after } = change;
  return (
    <ListItemText
      disableTypography
      primary={<WhoAndWhen change={change} what={action === 'updated' ? '' : doneIn(change)} />}
      secondary={
        action === 'updated' ? (
          <>
            <ChangedValues before={before} after={after} />
            {goBack && (
              <ConfirmButton
                label={goBack.label}
                text={goBack.text}
                color="primary"
                onConfirm={() => goBack.onConfirm(id)}
              />
            )}
          </>
        ) : null
      }
    />
  );
}

/** What was changed of a part is open; all values of a new or a deleted one can be opened. */
function PartChange({ change }: { change: LoggedChange }) {
  const { resource, subject, part_of: partOf, action, before, after } = change;
  const name = nameIn(after ?? before);
  // What a thing has one of goes by the number of the thing, which says nothing here.
  const number = subject === partOf?.subject ? '' : ` ${subject}`;
  const what = `${recordWords(resource)}${name === '' ? number : ` “${name}”`} ${doneIn(change)}`;
  const values = <ChangedValues before={before} after={after} />;
  return (
    <ListItemText
      disableTypography
      primary={<WhoAndWhen change={change} what={what} />}
      secondary={
        action === 'updated' ? (
          values
        ) : (
          <Typography component="details" variant="body2">
            <Box component="summary" sx={{ cursor: 'pointer' }}>
              {adminMessages['admin.log.values']}
            </Box>
            {values}
          </Typography>
        )
      }
    />
  );
}

const doneIn = ({ action }: LoggedChange) => adminMessages[`admin.log.${action}`];

function WhoAndWhen({ change, what }: { change: LoggedChange; what: string }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{change.who}</strong>
      {change.key_id !== null && ` (${adminMessages['admin.log.byProgram']})`},{' '}
      <Moment value={change.at} />
      {what !== '' && `: ${what}`}
    </Typography>
  );
}

/** For a part that is saved by itself, which leaves the thing's version as it is. */
export function useChangesAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['reading', LOG] });
}
