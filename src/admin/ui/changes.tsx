import {
  Alert,
  Card,
  CardContent,
  Link,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { changeAnswer } from '#wire/vitrine/running.ts';
import { useMay } from '../admin-context.tsx';
import { ChangedValues } from './changed-values.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { Moment } from './moment.tsx';
import { useReading } from './use-reading.ts';

interface ChangesProps {
  /** As the manager's log calls it, such as `order` or `setting`. */
  resource: string;
  subject: number | string;
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

const SHOWN = 5;

/** The latest changes of one thing: who, when, before → after. */
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
  const query = { resource, subject, per_page: SHOWN };
  const { data, error } = useReading('vitrine/v1/log', changeAnswer, { query, version });
  const filter = JSON.stringify({ resource, subject: String(subject) });
  return (
    <Card component="section" aria-labelledby="changes-title">
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom id="changes-title">
          {adminMessages['admin.log.panel']}
        </Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && <Typography>{adminMessages['admin.log.none']}</Typography>}
        <List dense disablePadding>
          {data?.map(({ id, at, who, key_id: key, action, before, after }) => (
            <ListItem key={id} disableGutters divider>
              <ListItemText
                disableTypography
                primary={
                  <Typography variant="body2">
                    <strong>{who}</strong>
                    {key !== null && ` (${adminMessages['admin.log.byProgram']})`},{' '}
                    <Moment value={at} />
                    {action !== 'updated' && `: ${adminMessages[`admin.log.${action}`]}`}
                  </Typography>
                }
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
            </ListItem>
          ))}
        </List>
        {data?.length === SHOWN && (
          <Link component={RouterLink} to={`/log?${new URLSearchParams({ filter })}`}>
            {adminMessages['admin.log.showAll']}
          </Link>
        )}
      </CardContent>
    </Card>
  );
}
