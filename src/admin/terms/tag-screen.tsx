import { TermScreen } from './term-screen.tsx';

export default function TagScreen() {
  return <TermScreen taxonomy="tags" />;
}
