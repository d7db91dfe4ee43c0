import { useParams } from 'react-router';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { StoredBlocksBuilder } from './stored-blocks-builder.tsx';

/** The visual builder of blocks that pages share, or of a template. */
export default function SetBuilderScreen() {
  const { id = '' } = useParams();
  return (
    <StoredBlocksBuilder
      path={`vitrine/v1/block-sets/${id}`}
      titleField="name"
      backUrl={`${ADMIN_PATH}/pages`}
    />
  );
}
