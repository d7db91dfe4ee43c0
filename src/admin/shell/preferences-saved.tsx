import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { AdminStore } from './admin-store.ts';

/** Sends each preference to the server when it changes; the last one sent is the one that stays. */
export function PreferencesSaved({ store }: { store: AdminStore }) {
  const { client } = useAdmin();
  const notify = useNotify();
  useEffect(() => {
    let sent = Promise.resolve();
    async function save(name: string, value: unknown) {
      const response = await client.send({
        path: 'vitrine/v1/preferences',
        method: 'PUT',
        data: { name, value: value ?? null },
      });
      if (!response.ok) notify(adminMessages['admin.preferences.failed'], { type: 'warning' });
    }
    return store.onPreference((name, value) => {
      sent = sent.then(() => save(name, value));
    });
  }, [client, notify, store]);
  return null;
}
