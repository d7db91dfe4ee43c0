import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { BundleStart } from './bundle-start.tsx';

/** A bundle begins with a product of its own and what is in it. */
export default function BundleCreate() {
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.bundles.new']} />
      <BundleStart productId={null} onMade={null} />
    </Box>
  );
}
