/** What was typed, by the names of the fields; passwords never. */
export type TypedValues = ReadonlyMap<string, string>;

interface Somebody {
  readonly id: number;
}

/** Who uses the app, and how to hear that it changed. */
export interface SessionNews {
  readonly viewer: () => Somebody | null;
  readonly changes: (
    hear: (news: { readonly viewer: Somebody | null; readonly reason: string }) => void,
  ) => void;
}

/**
 * Half-typed forms of members, in memory alone: a session that is over takes their screens away, and
 * the same person finds the words again; a logout or anybody else finds nothing.
 */
export function createKeptForms() {
  const live = new Map<string, TypedValues>();
  let parked: { readonly owner: number; readonly forms: Map<string, TypedValues> } | null = null;
  let present: number | null = null;
  let isFollowing = false;
  const found = (form: string) =>
    parked?.owner === present ? (parked?.forms.get(form) ?? null) : null;
  return {
    follow: ({ viewer: now, changes }: SessionNews) => {
      if (isFollowing) return;
      isFollowing = true;
      present = now()?.id ?? null;
      changes(({ viewer, reason }) => {
        if (viewer !== null) {
          if (viewer.id !== parked?.owner) parked = null;
        } else if (reason === 'expired') {
          if (present !== null && live.size > 0) parked = { owner: present, forms: new Map(live) };
        } else if (present !== null) {
          parked = null;
        }
        present = viewer?.id ?? null;
      });
    },
    /** Whether something waits for the one who is here now. */
    has: (form: string) => found(form) !== null,
    take: (form: string) => {
      const values = found(form);
      if (values) parked?.forms.delete(form);
      return values;
    },
    write: (form: string, values: TypedValues) => void live.set(form, values),
    /** The form is gone: sent, given up, or taken away by the end of the session. */
    leave: (form: string) => void live.delete(form),
  };
}

/** The one of a running app. */
export const keptForms = createKeptForms();
