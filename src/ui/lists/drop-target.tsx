import { useState, type DragEvent, type ReactNode } from 'react';
import { droppedTile, holdsTile } from './tile-drag.ts';

/** Place that takes a tile of a `TileGrid`; it has `data-over` while one is over it, or on its way (`isBusy`). */
export function DropTarget({
  onDrop,
  isBusy = false,
  className,
  children,
}: {
  onDrop: (id: string) => void;
  isBusy?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!holdsTile(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!holdsTile(event)) return;
    event.preventDefault();
    onDrop(droppedTile(event));
  };
  return (
    <div
      className={className}
      data-over={isOver || isBusy || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
