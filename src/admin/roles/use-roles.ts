import * as z from 'zod/mini';
import { roleResponse } from '#wire/vitrine/roles.ts';
import { useReading } from '../ui/use-reading.ts';

export const ROLES_PATH = 'vitrine/v1/roles';
const rolesResponse = z.array(roleResponse);

/** The roles of the staff, the built-in ones first. */
export function useRoles() {
  return useReading(ROLES_PATH, rolesResponse);
}
