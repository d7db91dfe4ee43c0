import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { listQuery } from '../data/list-query.ts';
import { getSorts } from '../data/resources.ts';
import { collectCsv } from './collect-csv.ts';
import { download } from './download.ts';
import { Progress } from './progress.tsx';
import { useRest } from './use-rest.ts';

interface ExportFileProps {
  /** Of the CSV file in the API. */
  path: string;
  name: string;
  label: string;
  /** What the progress of a file that is written in parts is called; others have none. */
  progress?: string;
}

/** The list as it is filtered and sorted, as the CSV file that the shop itself writes. */
export function ExportFile({ path, name, label, progress }: ExportFileProps) {
  const { filterValues, sort, resource } = useListContext();
  const [share, setShare] = useState<number | null>(null);
  const send = useRest();

  async function fetchFile() {
    setShare(0);
    const sorts = getSorts(resource);
    const request = { page: 1, perPage: 1, sort, sorts, filter: filterValues ?? {} };
    const { page: _, per_page: __, ...query } = listQuery(request);
    const file = await collectCsv(send, { path, query, onShare: setShare });
    setShare(null);
    if (file !== null) download(name, file);
  }

  return (
    <>
      <Button size="small" disabled={share !== null} onClick={fetchFile}>
        {label}
      </Button>
      {progress !== undefined && <Progress title={progress} share={share} />}
    </>
  );
}
