import * as z from 'zod/mini';
import { formIds } from './form-fields.ts';

/** More than any page has. */
const MAX_COUNT = 500;

/** Numbers of the blocks and of the menu items with a panel that a page shows, with commas. */
export const editLinksCall = z.object({ blocks: formIds(MAX_COUNT), menus: formIds(MAX_COUNT) });

export interface EditLink {
  id: number;
  /** 'Edit Block: Made to be yours'. */
  title: string;
  builder: string;
  standard: string;
}

/** What `vitrine_edit_links` answers to those who may edit. */
export interface EditLinksResponse {
  blocks: EditLink[];
  menus: EditLink[];
  /** What the two links of each are called. */
  labels: { builder: string; standard: string };
}
