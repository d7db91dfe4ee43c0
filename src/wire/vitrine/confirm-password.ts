import * as z from 'zod/mini';
import { text } from '../wc/field.ts';

export const confirmInput = { password: text({ maxLength: 1024 }) };

/** Until then the session may change what is protected. */
export const confirmResponse = z.object({ confirmed_until: z.string() });
