/** Of the admin's menus; part of `adminMessages`. */
export const adminMenuMessages = {
  'admin.menus': 'Menus',
  'admin.menu.which': 'Menu',
  'admin.menu.top': 'Bar at the top',
  'admin.menu.main': 'Main menu',
  'admin.menu.wide': 'Menu on wide screens',
  'admin.menu.footer-1': 'Footer, first column',
  'admin.menu.footer-2': 'Footer, second column',
  'admin.menu.footer-3': 'Footer, third column',
  'admin.menu.footer-4': 'Footer, fourth column',
  'admin.menu.hint':
    'Drag an entry by its handle or move it with the arrow keys; its sub-entries move with it. In and Out change its level.',
  'admin.menu.footerHint':
    'The entry at the top is the title of the column, those below it its links.',
  'admin.menu.empty': 'This menu has no entries yet.',
  'admin.menu.add': 'Add an entry',
  'admin.menu.newEntry': 'New entry',
  'admin.menu.edit': 'Edit',
  'admin.menu.done': 'Done',
  'admin.menu.in': 'In',
  'admin.menu.out': 'Out',
  'admin.menu.remove': 'Remove',
  'admin.menu.label': 'Words',
  'admin.menu.kind': 'Leads to',
  'admin.menu.kind.page': 'A page',
  'admin.menu.kind.product_cat': 'A category',
  'admin.menu.kind.product': 'A product',
  'admin.menu.kind.address': 'An address',
  'admin.menu.find': 'Find it by its name',
  'admin.menu.found': 'Nothing found',
  'admin.menu.address': 'Address',
  'admin.menu.addressHint':
    'Such as /shop, https://… or mailto:…; leave empty for a title without a link.',
  'admin.menu.mega': 'Show what is below as a panel of columns with the picture',
  'admin.menu.panel': 'Panel of blocks',
  'admin.menu.noPanel': 'None: what is below the entry',
  'admin.menu.panelHint':
    'Shared blocks that open below the entry. On phones they follow the entries below it.',
  'admin.menu.noSets':
    'There are no shared blocks yet. Create some in the visual builder of a page: More, Share the block.',
  'admin.menu.panelLeavesOut': 'A panel works without script and leaves out:',
  'admin.menu.picture': 'Picture of the panel',
  'admin.menu.save': 'Save menu',
  'admin.menu.saved': 'The menu is saved.',
  'admin.menu.conflict':
    'Someone else has saved this menu in the meantime. Reload it; your changes here will be lost.',
};
