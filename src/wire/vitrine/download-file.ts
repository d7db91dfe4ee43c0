import * as z from 'zod/mini';
import { text } from '../wc/field.ts';

/** A file that was stored for the buyers of a product: what it is called, and what the product names. */
export const downloadFileResponse = z.object({ name: text(), file: text() });
