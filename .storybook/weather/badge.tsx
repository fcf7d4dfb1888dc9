import type { CSSProperties } from 'react';

const look: CSSProperties = {
  position: 'fixed',
  insetInlineEnd: 8,
  insetBlockEnd: 8,
  zIndex: 3000,
  padding: '4px 12px',
  border: '2px dashed GrayText',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
  font: '14px system-ui, sans-serif',
};

/** Says that the ports of a story answer by themselves, and which network it is. */
export const Badge = ({ name, seed }: { name: string; seed: number }) => (
  <aside aria-label="Network" style={look}>
    {name}, seed {seed}
  </aside>
);
