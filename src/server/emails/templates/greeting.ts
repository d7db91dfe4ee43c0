import type { Block } from './block.ts';
import type { EmailContext } from './email-context.ts';

export function greeting(t: EmailContext['t'], name: string): Block {
  const text = name === '' ? t('emails.helloNobody') : t('emails.hello', { name });
  return { kind: 'text', text };
}
