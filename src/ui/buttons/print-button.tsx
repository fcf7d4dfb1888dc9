import { Button } from './button.tsx';

/** Opens the browser's own print dialog of the page. */
export function PrintButton({ children }: { children: string }) {
  return <Button onClick={() => globalThis.print()}>{children}</Button>;
}
