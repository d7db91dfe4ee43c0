import {
  changeMenu,
  isMenuName,
  type MenuResult,
  readMenu,
  readMenus,
  type StoredMenu,
  type StoredMenuItem,
} from '#server/content/managing/menus.ts';
import type { MenuItemInput, MenuName } from '#server/content/save-menu.ts';
import { changeAs, type RecordedChange } from '#server/settings/change-as.ts';
import { type Menu, menuInput, menuResponse, menusResponse } from '#wire/vitrine/content.ts';
import { changedSince } from '../../rest/refusals.ts';
import type { Saved } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const missing: RestError = {
  code: 'vitrine_rest_menu_invalid_name',
  message: 'There is no menu with this name.',
  status: 404,
};

function getPlacement(name: MenuName): Menu['placement'] {
  if (name === 'top') return 'top-bar';
  if (name === 'main') return 'header';
  return name === 'wide' ? 'wide-header' : 'footer';
}

interface SentItem {
  label: string;
  url: string;
  mega: boolean;
  image_id: number | null;
  set_id: number | null;
  children?: readonly SentItem[];
}

function toLeaf(item: StoredMenuItem) {
  const { id, label, url, mega = false, imageId = null, setId = null } = item;
  return { id, label, url, mega, image_id: imageId, set_id: setId };
}

function withChildren<Child>(toChild: (item: StoredMenuItem) => Child) {
  return (item: StoredMenuItem) => ({ ...toLeaf(item), children: item.children.map(toChild) });
}

/** Four levels, as the schema of the response has them. */
const displayedItem = withChildren(withChildren(withChildren(toLeaf)));

function storedItem({
  label,
  url,
  mega,
  image_id: imageId,
  set_id: setId,
  children = [],
}: SentItem): MenuItemInput {
  return { label: label.trim(), url, mega, imageId, setId, children: children.map(storedItem) };
}

function toItem({ name, items, version }: StoredMenu): Menu {
  return { name, placement: getPlacement(name), version, items: items.map(displayedItem) };
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'edit-content',
  summary: 'Every menu as a tree, with where it is shown',
  params: {},
  answer: { schema: menusResponse },
  handle: async (_, { ctx }) => found((await readMenus(ctx.db)).map(toItem)),
});

const read = vitrineEndpoint({
  action: 'view',
  permission: 'edit-content',
  summary: 'One menu as a tree',
  params: {},
  answer: { schema: menuResponse },
  async handle(_, { ctx, parts }) {
    const { name = '' } = parts;
    return isMenuName(name) ? found(toItem(await readMenu(ctx.db, name))) : refused(missing);
  },
});

function menuError({ problem }: Extract<MenuResult, { ok: false }>): RestError {
  if (problem === 'menu.changed') return changedSince;
  const words = {
    'menu.image': 'name a picture that is not there',
    'menu.set': 'name shared blocks that are not there',
    'menu.tooLong': 'are more than 500',
  };
  return invalidParams({ items: words[problem] });
}

/** Saves a menu and writes the entry of the manager's log. */
export async function saveMenuAs(
  { ctx, record }: RecordedChange,
  before: StoredMenu,
  after: { items: readonly MenuItemInput[]; version: string },
): Promise<Saved<Menu>> {
  const result = await changeMenu(ctx, before, after);
  if (!result.ok) return { ok: false, error: menuError(result) };
  const item = toItem(result.menu);
  const change = { resource: 'menu', id: before.name, action: 'updated' } as const;
  await record({ ...change, before: toItem(before), after: item });
  return { ok: true, item };
}

const save = vitrineEndpoint({
  action: 'edit',
  permission: 'edit-content',
  summary: 'Replaces a menu, where nobody has saved it in between',
  params: menuInput,
  required: ['version', 'items'],
  answer: { schema: menuResponse },
  async handle({ version, items }, { ctx: shop, manager, parts }) {
    const { name = '' } = parts;
    if (!isMenuName(name)) return refused(missing);
    const saved = await changeAs(shop, manager, async (change) => {
      const menu = await readMenu(change.ctx.db, name);
      return saveMenuAs(change, menu, { items: items.map(storedItem), version });
    });
    return saved.ok ? found(saved.item) : refused(saved.error);
  },
});

export const menuRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/menus', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/menus/:name<[a-z0-9-]+>', methods: { GET: read, PUT: save } },
];
