import { useParams } from 'react-router';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { StoredBlocksBuilder } from './stored-blocks-builder.tsx';

/** The visual builder of a newsletter. */
export default function CampaignBuilderScreen() {
  const { id = '' } = useParams();
  return (
    <StoredBlocksBuilder
      path={`vitrine/v1/campaigns/${id}`}
      titleField="subject"
      backUrl={`${ADMIN_PATH}/campaigns/${id}`}
    />
  );
}
