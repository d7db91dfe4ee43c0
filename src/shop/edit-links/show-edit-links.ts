import { hasFields } from '#rules/input/has-fields.ts';
import type { EditLink, EditLinksResponse } from '#wire/forms/edit-links.ts';
import { EDIT_LINKS_ACTION } from '#wire/generic-actions.ts';
import styles from './edit-links.module.css';

const BLOCK = '[data-block]';
/** Menu entries that open a panel of columns. */
const PANEL = '[data-entry][data-mega]';

/** Puts title and links over each block of the page and each panel of its menu. */
export async function showEditLinks(ajaxUrl: string, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams({
    action: EDIT_LINKS_ACTION,
    blocks: getIds(BLOCK, 'block').join(','),
    menus: getIds(PANEL, 'entry').join(','),
  });
  const response = await fetch(`${ajaxUrl}?${query}`, { signal }).catch(() => null);
  if (!response?.ok || signal.aborted) return;
  const body: unknown = await response.json();
  const fields = { blocks: 'list', menus: 'list', labels: 'object' } as const;
  if (!hasFields<EditLinksResponse>(body, fields)) return;
  const { blocks, menus, labels } = body;
  for (const link of blocks) {
    document.querySelector(`[data-block="${link.id}"]`)?.append(getLinks(link, labels));
  }
  const showMenus = () => {
    for (const link of menus) {
      // The bar says when it is hydrated: before that, React would refuse what is added.
      const panel = document.querySelector(`[data-ready] > [data-entry="${link.id}"] > div`);
      if (panel && !panel.querySelector(`.${styles.links}`)) panel.append(getLinks(link, labels));
    }
  };
  showMenus();
  document.addEventListener('pointerover', showMenus, { signal });
  document.addEventListener('focusin', showMenus, { signal });
}

function getIds(selector: string, name: 'block' | 'entry'): string[] {
  const elements = document.querySelectorAll<HTMLElement>(selector);
  return [...elements].map(({ dataset }) => dataset[name] ?? '');
}

function getLinks(
  { title, builder, standard }: EditLink,
  labels: EditLinksResponse['labels'],
): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.links ?? '';
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', title);
  const name = document.createElement('span');
  name.textContent = title;
  box.append(name, anchor(labels.builder, builder), anchor(labels.standard, standard));
  return box;
}

function anchor(text: string, address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = text;
  return link;
}
