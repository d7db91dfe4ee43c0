/* Where a content block is edited, in the query names that editors of this kind have:
   editAddresses({ document: { kind: 'page', id: 3 }, block: 7, menuItem: null }).builder is
   '/admin/builder/3?edit_post_id=7&app=uxbuilder&type=editor'. */

export interface EditedBlock {
  /** The page or post it belongs to; null for the panel of a menu item. */
  document: { kind: 'page' | 'post'; id: number } | null;
  /** Null for the panel of a menu item, which has no number of its own. */
  block: number | null;
  /** The menu item it sits in. */
  menuItem: number | null;
}

export interface EditAddresses {
  builder: string;
  standard: string;
}

export function editAddresses({ document, block, menuItem }: EditedBlock): EditAddresses {
  const builder = query([
    ['edit_post_id', block],
    ['app', 'uxbuilder'],
    ['type', 'editor'],
    ['menu_id', menuItem],
  ]);
  const standard = query([
    ['post', block],
    ['action', 'edit'],
    ['menu_id', menuItem],
  ]);
  const [canvas, form] = document
    ? [`/admin/builder/${document.id}`, `/admin/${document.kind}s/${document.id}`]
    : ['/admin/builder/menus', '/admin/menus'];
  return { builder: `${canvas}?${builder}`, standard: `${form}?${standard}` };
}

/** Parameters that are null are left out. */
function query(fields: readonly [string, string | number | null][]): URLSearchParams {
  return new URLSearchParams(
    fields.flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, String(value)]],
    ),
  );
}
