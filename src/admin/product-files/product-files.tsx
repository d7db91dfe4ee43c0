import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { ChooseFile } from './choose-file.tsx';
import { ExportProducts } from './export-products.tsx';
import { ImportFile } from './import-file.tsx';

/** The import is named in the address: who comes back sees how far it is. */
export default function ProductFiles() {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('import') ?? 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={adminMessages['admin.product-files']} />
      {id > 0 ? (
        <ImportFile key={id} id={id} onAnother={() => setParams({})} />
      ) : (
        <>
          <ChooseFile onSent={(sent) => setParams({ import: String(sent) })} />
          <ExportProducts />
        </>
      )}
    </Box>
  );
}
