/** Of the admin's pages and journal posts; part of `adminMessages`. */
export const adminPageMessages = {
  'admin.pages': 'Pages',
  'admin.posts': 'Journal',
  'admin.page.title': 'Title',
  'admin.page.address': 'Address',
  'admin.page.status': 'Status',
  'admin.page.modified': 'Changed',
  'admin.page.publish': 'Published',
  'admin.page.draft': 'Draft',
  'admin.page.pending': 'To be reviewed',
  'admin.page.private': 'Private',
  'admin.page.future': 'Scheduled',
  'admin.page.add': 'New page',
  'admin.post.add': 'New post',
  'admin.page.untitled': 'Untitled',
  'admin.page.facts': 'This page',
  'admin.page.view': 'View in the shop',
  'admin.page.showTitle': 'Show the title above the blocks',
  'admin.page.blocks': 'Blocks',
  'admin.page.noBlocks': 'This page has no blocks yet.',
  'admin.page.addBlock': 'Add a block',
  'admin.page.removeBlock': 'Remove',
  'admin.page.copyBlock': 'Copy',
  'admin.page.openBlock': 'Edit',
  'admin.page.closeBlock': 'Done',
  'admin.page.save': 'Save',
  'admin.page.conflict':
    'Somebody else has saved this page meanwhile. Copy what you need, then load it again.',
  'admin.page.reload': 'Load it again',
  'admin.page.notJson': 'This is not JSON.',
  'admin.page.hasPart': 'Shown',
  'admin.page.addRow': 'Add',
  'admin.page.removeRow': 'Remove',
  'admin.page.choosePicture': 'Choose a picture',
  'admin.page.uploadPicture': 'Upload a new one',
  'admin.page.noPicture': 'No picture',
  'admin.page.pictures': 'Pictures of the shop',
  'admin.page.close': 'Close',
};

const KINDS: Readonly<Record<string, string>> = {
  hero: 'Hero',
  promises: 'Promises',
  'category-tiles': 'Category tiles',
  'product-row': 'Row of products',
  story: 'Story with a picture',
  journal: 'From the journal',
  newsletter: 'Newsletter',
  contact: 'Contact form',
  text: 'Text',
  reviews: 'Reviews',
};

const FIELDS: Readonly<Record<string, string>> = {
  eyebrow: 'Small line above',
  title: 'Title',
  text: 'Text',
  html: 'Text',
  button: 'Button',
  secondButton: 'Second button',
  link: 'Link',
  label: 'Words',
  url: 'Address',
  imageId: 'Picture',
  phoneImageId: 'Picture on phones',
  imageSide: 'Side of the picture',
  categories: 'Categories, by their addresses',
  source: 'Which products (JSON)',
  count: 'How many',
  placeholder: 'Hint in the field',
  items: 'Entries',
  icon: 'Icon',
  widget: 'Choices of the reviews (JSON)',
};

const CHOICES: Readonly<Record<string, string>> = {
  start: 'Before the text',
  end: 'After the text',
  parcel: 'Parcel',
  hand: 'Hand',
  leaf: 'Leaf',
  return: 'Return',
};

/** A kind of block, a field or a choice that has no words of ours is shown by its name. */
export const blockKindText = (kind: string) => KINDS[kind] ?? kind;
export const blockFieldText = (name: string) => FIELDS[name] ?? name;
export const blockChoiceText = (value: string) => CHOICES[value] ?? value;
