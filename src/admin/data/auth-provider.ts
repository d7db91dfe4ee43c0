import type { AuthProvider } from 'react-admin';
import type { AdminConfig } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';

/**
 * Only staff can load the admin, so there is a person from the start. A session
 * that has ended meanwhile is said where it is noticed, and nothing that was typed is left behind.
 */
export function createAuthProvider({ person, logOutUrl }: AdminConfig): AuthProvider {
  return {
    login: async () => undefined,
    logout: async () => {
      window.location.assign(logOutUrl);
      return false;
    },
    checkAuth: async () => undefined,
    checkError: async ({ status }: { status?: number }) => {
      if (status !== 401) return;
      throw { message: adminMessages['admin.sessionEnded'], logoutUser: false };
    },
    getIdentity: async () => ({ id: person.id, fullName: person.name || person.email }),
    getPermissions: async () => person.permissions,
  };
}
