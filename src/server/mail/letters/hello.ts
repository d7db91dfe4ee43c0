import type { Block } from './block.ts';
import type { LetterDesk } from './letter-desk.ts';

export function hello(say: LetterDesk['say'], name: string): Block {
  const text = name === '' ? say('letters.helloNobody') : say('letters.hello', { name });
  return { kind: 'text', text };
}
