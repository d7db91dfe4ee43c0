import { Box, Button } from '@mui/material';
import { Loading, Title } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { useZone } from './use-zones.ts';
import { NEW_ZONE, REST_ZONE, toDraft } from './zone.ts';
import { ZoneEditor } from './zone-editor.tsx';

/** One zone: where it is, and how and for what things are sent there. */
export default function ZoneEdit() {
  const { id = '' } = useParams();
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '56rem' }}>
      <Button component={Link} to="/settings/zones" size="small">
        {adminMessages['admin.zones.all']}
      </Button>
      {id === 'new' ? <NewZone /> : <StoredZone key={id} id={id} />}
    </Box>
  );
}

/** Not stored before its first save. */
function NewZone() {
  const navigate = useNavigate();
  return (
    <>
      <Title title={adminMessages['admin.zones.new']} />
      <ZoneEditor
        id={null}
        stored={NEW_ZONE}
        version=""
        onSaved={({ zone }) => void navigate(`/settings/zones/${zone.id}`, { replace: true })}
        onDiscard={() => void navigate('/settings/zones')}
      />
    </>
  );
}

function StoredZone({ id }: { id: string }) {
  const { read, reload, setRead } = useZone(id);
  if (!read) return <Loading />;
  const { zone, version } = read;
  const title = zone.id === REST_ZONE ? adminMessages['admin.zones.rest'] : zone.name;
  return (
    <>
      <Title title={title} />
      <ZoneEditor
        key={version}
        id={zone.id}
        stored={toDraft(zone)}
        version={version}
        onSaved={setRead}
        onDiscard={() => void reload()}
      />
    </>
  );
}
