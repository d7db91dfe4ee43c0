import { Button, Stack } from '@mui/material';
import {
  BooleanInput,
  BulkUpdateButton,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import { Link } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Review } from '#wire/vitrine/reviews.ts';
import { ExportFile } from '../ui/export-file.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { ImportReviews } from './import-reviews.tsx';
import type { ReviewStatus } from './review.ts';
import { STATUS_CHOICES } from './review.ts';
import { ReviewText } from './review-text.tsx';

const ACTIONS: readonly ReviewStatus[] = ['approved', 'hold', 'spam', 'trash'];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label={adminMessages['admin.review.status']}
    choices={STATUS_CHOICES}
    alwaysOn
    emptyText={adminMessages['admin.review.all']}
  />,
  <BooleanInput
    key="with_files"
    source="with_files"
    label={adminMessages['admin.review.withFiles']}
  />,
  <BooleanInput key="featured" source="featured" label={adminMessages['admin.review.featured']} />,
];

/** What moves a review can be taken back for some seconds. */
function Actions() {
  const review = useRecordContext<Review>();
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  if (!review) return null;

  const change = (data: Partial<Review>, done: string) =>
    update(
      'reviews',
      { id: review.id, data, previousData: review },
      { mutationMode: 'undoable', onSuccess: () => notify(done, { undoable: true }) },
    );
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {ACTIONS.filter((status) => status !== review.status).map((status) => (
        <Button
          key={status}
          size="small"
          disabled={isPending}
          onClick={() => change({ status }, adminMessages[`admin.review.${status}`])}
        >
          {adminMessages[`admin.review.do.${status}`]}
        </Button>
      ))}
      {review.status === 'approved' && (
        <Button
          size="small"
          disabled={isPending}
          onClick={() => change({ featured: !review.featured }, adminMessages['admin.saved'])}
        >
          {adminMessages[review.featured ? 'admin.review.unfeature' : 'admin.review.feature']}
        </Button>
      )}
      <Button
        size="small"
        component={Link}
        to={`/reviews/${review.id}`}
        aria-label={`${adminMessages['admin.review.open']}: ${review.reviewer}`}
      >
        {adminMessages['admin.review.open']}
      </Button>
    </Stack>
  );
}

function BulkActions() {
  const { selectedIds } = useListContext();
  // What is not shown must not be reached by the keyboard.
  if (selectedIds.length === 0) return null;
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

function ListActions() {
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <Button size="small" component={Link} to="/review-requests">
        {adminMessages['admin.review.requests']}
      </Button>
      <ImportReviews />
      <ExportFile
        path="vitrine/v1/reviews/export"
        name="reviews.csv"
        label={adminMessages['admin.review.export']}
        progress={adminMessages['admin.review.exporting']}
      />
    </TopToolbar>
  );
}

export default function ReviewList() {
  return (
    <List
      filters={filters}
      actions={<ListActions />}
      filterDefaultValues={{ status: 'hold' }}
      sort={{ field: 'date_created', order: 'DESC' }}
      exporter={false}
      empty={false}
    >
      <DataTable<Review>
        rowClick={false}
        bulkActionButtons={<BulkActions />}
        sx={wideOnly('date_created')}
      >
        <DataTable.Col<Review>
          source="text"
          label={adminMessages['admin.review.text']}
          disableSort
          render={(review) => (
            <>
              <ReviewText review={review} />
              <Actions />
            </>
          )}
        />
        <DataTable.Col<Review>
          label={adminMessages['admin.review.date']}
          source="date_created"
          disableSort
          render={(review) => <Moment value={review.date_created} />}
        />
      </DataTable>
    </List>
  );
}
