import styles from './test-pay.module.css';

// A frame of the test provider in a page of the shop. Its origin is opaque (`null`), so
// that neither side can look into the other: they speak by a port, which is handed over once, to the
// window of this frame alone.

/** What a frame says by itself. */
export interface FrameEvents {
  [kind: string]: (data: Record<string, unknown>) => void;
}

export interface HostedFrame {
  element: HTMLIFrameElement;
  /** Resolves when the frame can be used; rejects where it was not loaded. */
  ready: Promise<void>;
  ask(kind: string, data?: Record<string, unknown>): Promise<Record<string, unknown>>;
  remove(): void;
}

const PATIENCE_MS = 12_000;

export function hostFrame(address: string, title: string, events: FrameEvents): HostedFrame {
  const element = document.createElement('iframe');
  element.title = title;
  element.src = address;
  element.className = styles.frame ?? '';
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, (reply: Record<string, unknown>) => void>();
  let requests = 0;

  const send = (message: Record<string, unknown>) => port.postMessage(message);
  const look = () => send({ kind: 'look', look: currentLook(element) });
  const unwatch = watchScheme(look);

  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the frame did not respond')), PATIENCE_MS);
    port.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
      const { kind, replyTo } = data;
      if (typeof replyTo === 'number') {
        waiting.get(replyTo)?.(data);
        waiting.delete(replyTo);
        return;
      }
      if (kind === 'ready') {
        clearTimeout(late);
        resolve();
      }
      if (kind === 'height' && typeof data.height === 'number') {
        element.style.blockSize = `${Math.ceil(Math.min(data.height, 2000))}px`;
      }
      if (typeof kind === 'string') events[kind]?.(data);
    };
    element.addEventListener(
      'load',
      () => {
        // To this window, whatever its origin is called: what is handed over is no secret.
        element.contentWindow?.postMessage({ kind: 'port' }, '*', [port2]);
        look();
      },
      { once: true },
    );
  });

  return {
    element,
    ready,
    ask(kind, data = {}) {
      requests += 1;
      const id = requests;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        send({ ...data, kind, request: id });
      });
    },
    remove() {
      unwatch();
      port.close();
      element.remove();
    },
  };
}

/** The tokens that the frame's own style uses. */
const TOKENS = [
  '--ink',
  '--ink-soft',
  '--ink-faint',
  '--paper',
  '--paper-raised',
  '--paper-sunk',
  '--line',
  '--line-strong',
  '--accent',
  '--accent-wash',
  '--on-accent',
  '--bad',
  '--good',
  '--radius-m',
  '--radius-button',
  '--font-text',
] as const;

function currentLook(element: Element): Record<string, string> {
  const style = getComputedStyle(element.isConnected ? element : document.documentElement);
  const tokens = TOKENS.map((name) => [name, style.getPropertyValue(name)]);
  return { ...Object.fromEntries(tokens), 'color-scheme': currentScheme() };
}

function currentScheme(): 'light' | 'dark' {
  const { scheme } = document.documentElement.dataset;
  const dark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return dark ? 'dark' : 'light';
}

/** Calls back when the page changes between light and dark; returns how to stop. */
function watchScheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', changed);
  };
}
