import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { listQuery } from '../data/list-query.ts';
import { download } from './download.ts';
import { useRest } from './use-rest.ts';

interface ExportFileProps {
  /** Of the CSV file in the API. */
  path: string;
  name: string;
  label: string;
}

/** The list as it is filtered and sorted, as the CSV file that the shop itself writes. */
export function ExportFile({ path, name, label }: ExportFileProps) {
  const { filterValues, sort } = useListContext();
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();

  async function fetchFile() {
    setIsBusy(true);
    const wish = { page: 1, perPage: 1, sort, filter: filterValues ?? {} };
    const { page: _, per_page: __, ...query } = listQuery(wish);
    const answer = await send({ path, query });
    setIsBusy(false);
    if (answer.ok && typeof answer.data === 'string') download(name, answer.data);
  }

  return (
    <Button size="small" disabled={isBusy} onClick={fetchFile}>
      {label}
    </Button>
  );
}
