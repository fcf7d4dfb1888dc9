import { Profiler, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import en from '#src/locales/en/index.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';

/** Fiber of a rendered component, as React's developer tools read it. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}
interface HostRoot {
  readonly stateNode: { readonly current: Fiber };
}

/** The flag of a component whose function ran (`PerformedWork`). */
const performedWork = 1;

const nameOf = ({ type }: Fiber): string | null => {
  const inner: unknown = type instanceof Object && 'type' in type ? type.type : type;
  return typeof inner === 'function' ? inner.name : null;
};

const childrenOf = function* (fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child; child = child.sibling) yield child;
};

/** The components below whose functions ran in the commit that made this tree; what bailed out is passed over. */
function* drawnIn(fiber: Fiber): Generator<string> {
  const name = nameOf(fiber);
  if (name !== null && (fiber.flags & performedWork) !== 0) yield name;
  if (fiber.child === fiber.alternate?.child) return;
  for (const child of childrenOf(fiber)) yield* drawnIn(child);
}

function* mountedIn(fiber: Fiber): Generator<string> {
  const name = nameOf(fiber);
  if (name !== null) yield name;
  for (const child of childrenOf(fiber)) yield* mountedIn(child);
}

/** A view in a page of its own, and how often each of its components is drawn. */
export function watchRedraws(view: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$'));
  const { stateNode } = Reflect.get(place, key ?? '') as HostRoot;
  let counts = new Map<string, number>();
  const count = () => {
    for (const name of drawnIn(stateNode.current)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  flushSync(() =>
    root.render(
      <Profiler id="view" onRender={count}>
        <TextProvider locale="en" strings={en}>
          {view}
        </TextProvider>
      </Profiler>,
    ),
  );
  /** Number of renders of each component caused by `does`. */
  const drawnBy = (does: () => void): ReadonlyMap<string, number> => {
    counts = new Map();
    flushSync(does);
    return counts;
  };
  return {
    place,
    mounted: () => new Set(mountedIn(stateNode.current)),
    drawnBy,
    /** The same for what a field of that name is given by hand. */
    type: (name: string, value: string) => {
      // A dialog stands outside of the place.
      const field = document.querySelector(`[name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      // React listens to the field's own setter: the value goes past it, as a key does.
      const proto: unknown = Object.getPrototypeOf(field);
      return drawnBy(() => {
        if (proto instanceof Object) Reflect.set(proto, 'value', value, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    end: () => {
      root.unmount();
      place.remove();
    },
  };
}
