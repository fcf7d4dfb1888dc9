import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A heavy control (calendar, emoji) that is fetched when it is first drawn; `waiting` stands in its
 * place until then. A failed load breaks the view, as a screen's own would.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  return function Late({ waiting, props }: { waiting: ReactNode; props: Props }) {
    const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
    const [isLoaded, setLoaded] = useState(Part !== null);
    useEffect(() => {
      if (isLoaded) return;
      load().then(
        (part) => {
          Part = part;
          setLoaded(true);
        },
        (reason: unknown) => setFailure({ reason }),
      );
    }, [isLoaded]);
    if (failure) throw failure.reason;
    return Part ? <Part {...props} /> : waiting;
  };
}
