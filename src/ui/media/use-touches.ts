import { useRef, type PointerEvent } from 'react';
import type { Point } from './zoom-geometry.ts';

interface Gestures {
  /** Pulls the picture by pixels. */
  onPull: (by: Point) => void;
  /** Two fingers moved apart: times as wide as before, about a point of the window. */
  onPinch: (times: number, at: Point) => void;
  onTapTwice: (at: Point) => void;
  /** One finger was lifted so many pixels from where it was put down. */
  onSwipe: (by: Point) => void;
}

interface Tap {
  readonly at: Point;
  /** Milliseconds. */
  readonly time: number;
}

/** Pixels that a finger may move in a tap, or between two; milliseconds between them. */
const still = 12;
const near = 40;
const pause = 350;

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const less = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

/** A button, a player and its bar have presses of their own. */
const isTaken = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, video, [role="slider"]') !== null;

/** Fingers, pen or mouse on an element, as gestures; the handlers are for that element. */
export function useTouches({ onPull, onPinch, onTapTwice, onSwipe }: Gestures) {
  const down = useRef(new Map<number, Point>());
  /** Place where the only finger was put down; null once there was a second one. */
  const from = useRef<Tap | null>(null);
  const tap = useRef<Tap | null>(null);
  const forget = ({ pointerId }: PointerEvent) => {
    down.current.delete(pointerId);
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const { pointerId, clientX: x, clientY: y, button, timeStamp: time, target } = event;
      if (button !== 0 || isTaken(target)) return;
      down.current.set(pointerId, { x, y });
      from.current = down.current.size === 1 ? { at: { x, y }, time } : null;
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const before = down.current.get(pointerId);
      if (!before) return;
      const now = { x, y };
      const other = [...down.current].find(([id]) => id !== pointerId)?.[1];
      down.current.set(pointerId, now);
      if (!other) return onPull(less(now, before));
      onPull(less(between(now, other), between(before, other)));
      onPinch(apart(now, other) / Math.max(1, apart(before, other)), between(now, other));
    },
    onPointerUp: (event: PointerEvent) => {
      const { clientX: x, clientY: y, timeStamp: time, pointerType } = event;
      const [put, last] = [from.current, tap.current];
      forget(event);
      if (!put) return;
      const at = { x, y };
      if (apart(at, put.at) >= still) {
        if (pointerType !== 'mouse') onSwipe(less(at, put.at));
        return;
      }
      const isSecond = last !== null && time - last.time < pause && apart(at, last.at) < near;
      tap.current = isSecond ? null : { at, time };
      if (isSecond) onTapTwice(at);
    },
    onPointerCancel: forget,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') forget(event);
    },
  };
}
