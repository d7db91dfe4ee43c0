import { Link, Rating } from '@mui/material';
import { DataTable, List, SelectInput } from 'react-admin';
import { Link as ScreenLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ReviewRequest } from '#wire/vitrine/reviews.ts';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={adminMessages['admin.review.answer']}
    alwaysOn
    emptyText={adminMessages['admin.review.all']}
    choices={[
      { id: 'open', name: adminMessages['admin.review.request.open'] },
      { id: 'answered', name: adminMessages['admin.review.request.answered'] },
    ]}
  />,
];

/** Whom the shop has asked for a review, and who has written one. */
export default function ReviewRequests() {
  return (
    <List
      resource="review-requests"
      title={adminMessages['admin.review.requests']}
      filters={filters}
      exporter={false}
      empty={false}
    >
      <DataTable<ReviewRequest>
        rowClick={false}
        bulkActionButtons={false}
        sx={wideOnly('asked_at')}
      >
        <DataTable.Col<ReviewRequest>
          source="email"
          label={adminMessages['admin.review.asked']}
          disableSort
        />
        <DataTable.Col<ReviewRequest>
          source="product_name"
          label={adminMessages['admin.review.product']}
          disableSort
          render={(request) => (
            <>
              {`${request.product_name} · `}
              <Link component={ScreenLink} to={`/orders/${request.order_id}`}>
                {`${adminMessages['admin.order.one']} ${request.order_number}`}
              </Link>
            </>
          )}
        />
        <DataTable.Col<ReviewRequest>
          source="asked_at"
          label={adminMessages['admin.review.askedAt']}
          disableSort
          render={(request) => <Moment value={request.asked_at} />}
        />
        <DataTable.Col<ReviewRequest>
          source="review_id"
          label={adminMessages['admin.review.answer']}
          disableSort
          render={(request) =>
            request.review_id === null ? (
              adminMessages['admin.review.request.open']
            ) : (
              <Link component={ScreenLink} to={`/reviews/${request.review_id}`}>
                {request.rating === null ? (
                  adminMessages['admin.review.request.answered']
                ) : (
                  <Rating value={request.rating} readOnly size="small" />
                )}
              </Link>
            )
          }
        />
      </DataTable>
    </List>
  );
}
