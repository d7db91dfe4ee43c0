import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { reviewAnswer } from '#wire/vitrine/reviews.ts';
import { useAdmin } from '../admin-context.tsx';
import { listQuery } from '../data/list-query.ts';
import { LARGEST_PAGE } from '../rest/rest-address.ts';
import { download } from '../ui/download.ts';
import { Progress } from '../ui/progress.tsx';
import type { Review } from './review.ts';
import { reviewsCsv } from './review-csv.ts';

/** The reviews of the list as it is filtered, page by page; the file can be imported again. */
export function ExportReviews() {
  const { filterValues, sort } = useListContext();
  const { client } = useAdmin();
  const notify = useNotify();
  const [share, setShare] = useState<number | null>(null);

  async function collect() {
    setShare(0);
    const reviews: Review[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const query = listQuery({ page, perPage: LARGEST_PAGE, sort, filter: filterValues ?? {} });
      const found = await client.send({ path: 'vitrine/v1/reviews', query });
      if (!found.ok) {
        setShare(null);
        notify(found.problem.message, { type: 'error' });
        return;
      }
      reviews.push(...z.array(reviewAnswer).parse(found.data));
      pages = Number(found.headers.get('x-wp-totalpages') ?? 1);
      setShare((page / pages) * 100);
    }
    setShare(null);
    download('reviews.csv', reviewsCsv(reviews));
  }

  return (
    <>
      <Button size="small" disabled={share !== null} onClick={collect}>
        {adminMessages['admin.review.export']}
      </Button>
      <Progress title={adminMessages['admin.review.exporting']} share={share} />
    </>
  );
}
