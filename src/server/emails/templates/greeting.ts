import type { Block } from './block.ts';
import type { EmailContext } from './email-context.ts';

export function greeting(say: EmailContext['say'], name: string): Block {
  const text = name === '' ? say('emails.helloNobody') : say('emails.hello', { name });
  return { kind: 'text', text };
}
