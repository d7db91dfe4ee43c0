import { TermScreen } from './term-screen.tsx';

export default function BrandScreen() {
  return <TermScreen taxonomy="brands" />;
}
