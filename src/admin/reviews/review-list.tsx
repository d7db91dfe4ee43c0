import { Button, Rating, Stack, Typography } from '@mui/material';
import {
  BulkUpdateButton,
  DataTable,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { Moment } from '../ui/moment.tsx';

interface ReviewRow extends RaRecord<number> {
  date_created_gmt: string;
  product_name: string;
  status: string;
  reviewer: string;
  review: string;
  rating: number;
  verified: boolean;
}

const STATUSES = ['hold', 'approved', 'spam', 'trash'] as const;
type ReviewStatus = (typeof STATUSES)[number];
const CHOICES = STATUSES.map((id) => ({ id, name: adminMessages[`admin.review.${id}`] }));
const ACTIONS: readonly ReviewStatus[] = ['approved', 'hold', 'spam', 'trash'];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label={adminMessages['admin.review.status']}
    choices={CHOICES}
    alwaysOn
    emptyText={adminMessages['admin.review.all']}
  />,
];

function Actions() {
  const review = useRecordContext<ReviewRow>();
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  if (!review) return null;

  const move = (status: ReviewStatus) =>
    update(
      'reviews',
      { id: review.id, data: { status }, previousData: review },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(adminMessages[`admin.review.${status}`], { undoable: true }),
      },
    );
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      {ACTIONS.filter((status) => status !== review.status).map((status) => (
        <Button key={status} size="small" disabled={isPending} onClick={() => move(status)}>
          {adminMessages[`admin.review.do.${status}`]}
        </Button>
      ))}
    </Stack>
  );
}

function BulkActions() {
  return (
    <>
      {ACTIONS.map((status) => (
        <BulkUpdateButton
          key={status}
          label={adminMessages[`admin.review.do.${status}`]}
          data={{ status }}
          mutationMode="undoable"
        />
      ))}
    </>
  );
}

/** The API answers the text as HTML; it is read as text here. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

export default function ReviewList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'hold' }}
      sort={{ field: 'date_created', order: 'DESC' }}
      exporter={false}
      empty={false}
    >
      <DataTable<ReviewRow> rowClick={false} bulkActionButtons={<BulkActions />}>
        <DataTable.Col<ReviewRow>
          label={adminMessages['admin.review.text']}
          disableSort
          render={({ reviewer, rating, review, product_name: product }) => (
            <>
              <Rating value={rating} readOnly size="small" />
              <Typography>{plainText(review)}</Typography>
              <Typography
                color="textSecondary"
                variant="body2"
              >{`${reviewer} · ${product}`}</Typography>
            </>
          )}
        />
        <DataTable.Col<ReviewRow>
          label={adminMessages['admin.review.date']}
          source="date_created"
          disableSort
          render={(review) => <Moment value={review.date_created_gmt} />}
        />
        <DataTable.Col label={adminMessages['admin.review.actions']} disableSort>
          <Actions />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
