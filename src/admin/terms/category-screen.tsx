import { TermScreen } from './term-screen.tsx';

export default function CategoryScreen() {
  return <TermScreen taxonomy="categories" />;
}
