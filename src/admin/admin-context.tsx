import { createContext, type ReactNode, useContext } from 'react';
import type { AdminConfig } from '#wire/admin/admin-config.ts';
import type { RestClient } from './rest/rest-client.ts';
import type { Section } from './section.ts';

interface AdminParts {
  readonly config: AdminConfig;
  readonly client: RestClient;
  /** Those the person may open. */
  readonly sections: readonly Section[];
}

const AdminContext = createContext<AdminParts | null>(null);

export function AdminProvider({ children, ...parts }: AdminParts & { children: ReactNode }) {
  return <AdminContext value={parts}>{children}</AdminContext>;
}

export function useAdmin(): AdminParts {
  const parts = useContext(AdminContext);
  if (!parts) throw new Error('This component is used outside of the admin.');
  return parts;
}

/** Whether the person may; what they may not do is not shown, and refused by the server. */
export function useMay(permission: string): boolean {
  return useAdmin().config.person.permissions.includes(permission);
}

export function useSections(): readonly Section[] {
  return useAdmin().sections;
}
