import styles from './choice-sheet.module.css';

/** After which the bar with the button that opened the sheet is there again. */
const BAR_RETURNS_MS = 150;

interface SheetTexts {
  /** What the sheet is. */
  label: string;
  close: string;
}

/**
 * Shows the element around the buy form as a sheet over the lower part of the page, on a phone, and
 * puts it back when the product was added or the sheet is closed. It holds the form itself, so that
 * nothing entered is lost.
 */
export function openChoiceSheet(sheet: HTMLElement, { label, close: closeText }: SheetTexts) {
  if (sheet.dataset.sheet !== undefined) return;
  const opener = document.activeElement;
  const ending = new AbortController();
  const { signal } = ending;
  // Keeps the place of the form in the page.
  const place = document.createElement('div');
  place.style.blockSize = `${sheet.offsetHeight}px`;
  sheet.before(place);
  const backdrop = document.createElement('div');
  backdrop.className = styles.backdrop ?? '';
  sheet.before(backdrop);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.setAttribute('aria-label', closeText);
  button.textContent = '×';
  const head = document.createElement('div');
  sheet.prepend(head, button);
  const stopCopying = copyPrice(sheet, head);

  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label };
  for (const [name, value] of Object.entries(attributes)) sheet.setAttribute(name, value);
  sheet.classList.add(styles.sheet ?? '');
  sheet.dataset.sheet = '';
  const silent = othersOf(sheet, backdrop);
  for (const element of silent) element.inert = true;
  document.documentElement.classList.add(styles.locked ?? '');

  function close() {
    ending.abort();
    stopCopying();
    for (const element of silent) element.inert = false;
    for (const name of Object.keys(attributes)) sheet.removeAttribute(name);
    sheet.classList.remove(styles.sheet ?? '');
    delete sheet.dataset.sheet;
    document.documentElement.classList.remove(styles.locked ?? '');
    for (const element of [place, backdrop, head, button]) element.remove();
    setTimeout(() => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    }, BAR_RETURNS_MS);
  }
  button.addEventListener('click', close, { signal });
  backdrop.addEventListener('click', close, { signal });
  document.body.addEventListener('added_to_cart', close, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') close();
    },
    { signal },
  );
}

/** The price of the page, which the sheet covers, as the choice changes it; returns how to stop. */
function copyPrice(sheet: HTMLElement, head: HTMLElement): () => void {
  const box = sheet.closest('.summary')?.querySelector('header');
  if (!box) return () => undefined;
  const copy = () => {
    const price = box.querySelector('.price');
    head.replaceChildren(...(price ? [price.cloneNode(true)] : []));
  };
  const observer = new MutationObserver(copy);
  observer.observe(box, { subtree: true, childList: true, characterData: true });
  copy();
  return () => observer.disconnect();
}

/** All that is beside the sheet, on every level of the page: out of reach while the sheet is open. */
function othersOf(sheet: HTMLElement, backdrop: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: HTMLElement = sheet; node !== document.body; ) {
    const { parentElement } = node;
    if (!parentElement) break;
    for (const child of parentElement.children) {
      if (child !== node && child !== backdrop && child instanceof HTMLElement && !child.inert) {
        others.push(child);
      }
    }
    node = parentElement;
  }
  return others;
}
